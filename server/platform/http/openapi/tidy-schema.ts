import type { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * Removes constraints that the converter adds but the API does not guarantee: no additional
 * properties in replies, and the bounds of JavaScript's integers. A tuple gets `items` for all
 * positions, since readers of OpenAPI require `items` of every array.
 */
export function tidySchema(schema: Json, { _zod: { def } }: z.core.$ZodTypes): void {
  if (def.type === 'object' && !def.catchall) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (Array.isArray(schema.prefixItems)) {
    const kinds = [
      ...new Map(schema.prefixItems.map((one) => [JSON.stringify(one), one])).values(),
    ];
    schema.items = kinds.length === 1 ? kinds[0] : { anyOf: kinds };
    schema.minItems = schema.prefixItems.length;
    schema.maxItems = schema.prefixItems.length;
  }
}
