import { expect, it } from 'vitest';
import { htmlToMarkdown } from './to-markdown.ts';

it('keeps headings, emphasis, lists and safe links, and drops scripts', () => {
  const html =
    '<h3>Colour</h3><p>It is <strong>violet</strong>. <a href="https://x.example/y">More</a> <a href="javascript:alert(1)">no</a></p><ul><li>One</li></ul><script>alert(1)</script>';
  const { body, simplified } = htmlToMarkdown(html);
  expect(body).toContain('## Colour');
  expect(body).toContain('It is **violet**. [More](https://x.example/y) no');
  expect(body).toMatch(/^- +One$/m);
  expect(body).not.toContain('alert');
  expect(simplified).toBe(false);
});

it('reports where an image or a table was omitted', () => {
  expect(htmlToMarkdown('<p>a</p><img src="x.png">').simplified).toBe(true);
});

it('falls back to plain text for elements that articles do not support', () => {
  const { body, simplified } = htmlToMarkdown('<ul><li>One<ul><li>Inside</li></ul></li></ul>');
  expect(simplified).toBe(true);
  expect(body).toContain('Inside');
});
