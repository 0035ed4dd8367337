import type { KundliRequest, MatchRequest } from '@jyotiratna/contract';
import {
  type BirthErrors,
  type BirthValues,
  birthErrorsOf,
  emptyBirth,
  fromRequest,
  toRequest,
} from '../birth-values.ts';

export const roles = ['boy', 'girl'] as const;
export type Role = (typeof roles)[number];

export type TwoBirths = Readonly<Record<Role, BirthValues>>;
export type TwoErrors = Readonly<Record<Role, BirthErrors>>;

const genderOf = { boy: 'male', girl: 'female' } as const;

/**
 * The form values of a person in a role; the role implies the gender that the form of a single
 * birth requires.
 */
export const asRole = (role: Role, values: BirthValues): BirthValues => ({
  ...values,
  gender: genderOf[role],
});

export const emptyBirths: TwoBirths = {
  boy: asRole('boy', emptyBirth),
  girl: asRole('girl', emptyBirth),
};

/** A saved birth as form values of a role. */
export const valuesIn = (role: Role, birth: KundliRequest): BirthValues =>
  asRole(role, fromRequest(birth));

/** The request body, without the page's language. */
export function toMatch({ boy, girl }: TwoBirths): MatchRequest {
  return { boy: withoutGender(boy), girl: withoutGender(girl) };
}

export function fromMatch(match: MatchRequest): TwoBirths {
  return {
    boy: valuesIn('boy', birthOf('boy', match)),
    girl: valuesIn('girl', birthOf('girl', match)),
  };
}

/** The kundli request of one of the two persons. */
export function birthOf(role: Role, match: MatchRequest): KundliRequest {
  return { ...match[role], gender: genderOf[role] };
}

/** Errors of both persons; empty records when both can be sent. */
export function twoErrors({ boy, girl }: TwoBirths): TwoErrors {
  return { boy: birthErrorsOf(boy), girl: birthErrorsOf(girl) };
}

/** Splits the server's errors by field (`boy.dob`) into those of each person. */
export function errorsByBirth(fields: BirthErrors): TwoErrors {
  const of = (role: Role) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, text]) =>
        field.startsWith(`${role}.`) ? [[field.slice(role.length + 1), text]] : [],
      ),
    );
  return { boy: of('boy'), girl: of('girl') };
}

export const isComplete = ({ boy, girl }: TwoErrors) =>
  Object.keys(boy).length + Object.keys(girl).length === 0;

function withoutGender(values: BirthValues): MatchRequest[Role] {
  const { gender: _, ...birth } = toRequest(values);
  return birth;
}
