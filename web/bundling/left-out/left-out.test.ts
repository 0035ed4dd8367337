import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptied } from './left-out.ts';

const web = path.resolve(import.meta.dirname, '../..');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|[\\/])(build|\.react-router|bundling|node_modules)[\\/]/.test(file),
  )
  .map((file) => [file, readFileSync(path.join(web, file), 'utf8')] as const);

describe('functions that are left out', () => {
  it('have another body, wherever they are declared', () => {
    const code = 'function a() { function b() { return 1; } return b(); }';
    expect(emptied(code, new Map([['b', 'return 2']]))).toBe('function a() { function b() {return 2} return b(); }');
  });

  it('have another body where they are assigned to a name', () => {
    const code = 'Thing.prototype.act = function (what) { return what; };';
    expect(emptied(code, new Map([['Thing.prototype.act', 'throw 1']]))).toBe(
      'Thing.prototype.act = function (what) {throw 1};',
    );
  });

  it('go with the one around them where that is left out as well', () => {
    const both = new Map([
      ['a', ''],
      ['b', 'return 2'],
    ]);
    expect(emptied('function a() { function b() {} }', both)).toBe('function a() {}');
  });

  it.each(['function other() {}', 'function a() {} { function a() {} }'])(
    'end the build where it is not sure: %s',
    (code) => {
      expect(() => emptied(code, new Map([['a', '']]))).toThrow('not just one function of these names: a');
    },
  );

  it('end the build where another one has come to the name', () => {
    const code = 'function a$1() { return click; }';
    const leave = () => emptied(code, new Map([['a$1', '']]), new Map([['a$1', 'submit']]));
    expect(leave).toThrow('not just one function of these names: a$1');
  });
});

describe('the pages of the shop', () => {
  it.each([
    ['view transitions', /\bViewTransition\b|\bviewTransition\b|useViewTransitionState/],
    ['refs of fragments', /<Fragment\b[^>]*\bref=/],
    [
      'functions as the action of a form',
      /<form\b[^>]*\baction=\{(?!useHref\()|\bformAction=|useActionState|useFormStatus/,
    ],
    ['events that React makes up from others', /\bonBeforeInput\b|\bonSelect=/],
    ['lists of suspense and activities', /\bSuspenseList\b|<Activity\b/],
    ['styles and preloads by React', /\bprecedence=|\b(preload|preloadModule|preinit|preinitModule)\(/],
    ['roots besides the document', /\bcreateRoot\(|\bscheduleHydration\(|\bfindDOMNode\(/],
    ['actions of routes', /export (async )?function (action|clientAction)\b/],
    ['forms and fetchers of the router', /import \{[^}]*\b(Form|useFetchers?|useSubmit)\b[^}]*\} from 'react-router'/],
    ['lists without an end', /\b(use|fetch|prefetch|ensure)\w*InfiniteQuery|infiniteQueryOptions/],
  ])('do without %s', (_what, used) => {
    expect(sources.filter(([, text]) => used.test(text)).map(([file]) => file)).toEqual([]);
  });
});
