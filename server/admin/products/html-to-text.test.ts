import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

it.each([
  ['<p>Violet <strong>beads</strong>&nbsp;of 8 mm</p>', 'Violet beads of 8 mm'],
  ['<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
  ['<h2>Care</h2><div>Soft\ncloth<br>only</div>', 'Care\n\nSoft cloth\nonly'],
  ['Care<br/><br />Soft cloth', 'Care\n\nSoft cloth'],
  [
    '<p>With:</p><ul>\n<li>A bag</li>\n<li><p>A report</p><ul><li>of IGI</ul></ul>Thanks',
    'With:\n\nA bag\nA report\nof IGI\n\nThanks',
  ],
  [
    '<table><tr><td>Weight</td><td>5 ct</td></tr><tr><td>Cut</td><td>Oval</td></tr></table>',
    'Weight 5 ct\nCut Oval',
  ],
  ['Caf&eacute; &amp; mala &#8377;500 &#x2013; &hellip;', 'Café & mala ₹500 – …'],
  ['&lt;p&gt;Violet&lt;/p&gt;', 'Violet'],
  [
    '<style>p{color:red}</style>Violet<script>alert("<p>")</script><!-- note --> beads',
    'Violet beads',
  ],
  [
    '<head><title>Shop</title><body onload="a>b">Violet <svg><text>x</text></svg>beads',
    'Violet beads',
  ],
  ['<P CLASS="MsoNormal" style="mso-style:1">Violet<o:p></o:p></P>', 'Violet'],
  ['First line\nsecond <b>line</b>\n\nNext', 'First line\nsecond line\n\nNext'],
  ['<p>बैंगनी&nbsp;मनके</p>', 'बैंगनी मनके'],
  ['<p>5 < 6 and x > 4</p>', '5 < 6 and x > 4'],
  ['<p>Violet</p', 'Violet'],
])('converts %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
  expect(htmlToText(text)).toBe(text);
});

it.each([
  '',
  'Violet  beads\n\n\nof 8 mm',
  '5 < 6 & 7 > 4',
  'From <5 ct, R&D; see <name> & sons',
  'a <b',
])('leaves plain text %j as it is', (text) => {
  expect(htmlToText(text)).toBe(text);
});

it('takes linear time for hostile HTML', () => {
  const hostile = [
    '<div>',
    '</span>',
    '<p ',
    '&amp;',
    '&amp',
    '<',
    '<!--',
    '<script>',
    '<li',
    '\n ',
    '<br> ',
    '&#',
    '<svg>',
  ];
  const started = performance.now();
  for (const part of hostile) htmlToText(`<p>${part.repeat(Math.floor(190_000 / part.length))}`);
  htmlToText(`${'<div>'.repeat(20_000)}${'</span>'.repeat(13_000)}`);
  htmlToText(`&${'amp;'.repeat(45_000)}lt;`);
  expect(performance.now() - started).toBeLessThan(5000);
});

it('leaves HTML beyond its maximum length to the limit of the field', () => {
  const long = '<p>a</p>'.repeat(30_000);
  expect(htmlToText(long)).toBe(long);
});
