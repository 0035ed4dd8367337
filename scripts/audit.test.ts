import { describe, expect, it } from 'vitest';
import { type AuditReport, expired, findings, readAllowed } from './audit.ts';

const entry = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'left',
  reason: 'Only run on our own files.',
  until: '2026-12-31',
};

function report(...all: [name: string, severity: string, advisory: string][]): AuditReport {
  const vulnerabilities: NonNullable<AuditReport['vulnerabilities']> = {};
  for (const [name, severity, advisory] of all) {
    const url = `https://advisories.example/${advisory}`;
    vulnerabilities[name] = {
      name,
      via: [{ title: 'Bad', url, severity, range: '<2.0.0' }, 'another-package'],
    };
  }
  return { vulnerabilities };
}

describe('the audit of packages', () => {
  it.each(['high', 'critical'])('fails on an advisory that is %s', (severity) => {
    expect(findings(report(['left', severity, entry.advisory]), [])).toEqual([
      `GHSA-aaaa-bbbb-cccc (left <2.0.0, ${severity}): Bad`,
    ]);
  });

  it.each(['info', 'low', 'moderate'])('passes on an advisory that is %s', (severity) => {
    expect(findings(report(['left', severity, entry.advisory]), [])).toEqual([]);
  });

  it('accepts only the package and advisory of an entry on the list', () => {
    expect(findings(report(['left', 'high', entry.advisory]), [entry])).toEqual([]);
    expect(findings(report(['right', 'high', entry.advisory]), [entry])).toHaveLength(1);
    expect(findings(report(['left', 'high', 'GHSA-xxxx-bbbb-cccc']), [entry])).toHaveLength(1);
  });

  it('has no result if the registry returned no report', () => {
    expect(findings({ message: '405 Method Not Allowed' }, [])).toBeNull();
    expect(findings({}, [])).toBeNull();
  });

  it('accepts an entry through its last day, and reports it afterwards', () => {
    expect(expired([entry], '2026-12-31')).toEqual([]);
    expect(expired([entry], '2027-01-01')).toEqual([
      expect.stringContaining('was accepted until 2026-12-31'),
    ]);
  });

  it('reads its list, in which every entry has a reason and a date', () => {
    expect(Array.isArray(readAllowed())).toBe(true);
  });
});
