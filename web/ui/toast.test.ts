import { describe, expect, it } from 'vitest';
import { requireLabels } from './toast.tsx';

const action = (label: string, altText: string) => ({
  title: 'Saved',
  action: { label, altText, onPress() {} },
});

describe("a toast's words", () => {
  it('may be a title alone', () => {
    expect(() => requireLabels({ title: 'Coupon applied' })).not.toThrow();
  });

  it('need a title', () => {
    expect(() => requireLabels({ title: ' ' })).toThrow('needs a title');
  });

  it("need an action's label", () => {
    expect(() => requireLabels(action('', 'Open the cart'))).toThrow('action needs its texts');
  });

  it("need an action's alternative text", () => {
    expect(() => requireLabels(action('View cart', ' '))).toThrow('action needs its texts');
  });
});
