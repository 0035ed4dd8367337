import { describe, expect, it } from 'vitest';
import { requireText } from './toast.tsx';

const action = (label: string, altText: string) => ({
  title: 'Saved',
  action: { label, altText, onPress() {} },
});

describe('the text of a toast', () => {
  it('may be a title alone', () => {
    expect(() => requireText({ title: 'Coupon applied' })).not.toThrow();
  });

  it('needs a title', () => {
    expect(() => requireText({ title: ' ' })).toThrow('needs a title');
  });

  it("needs an action's label", () => {
    expect(() => requireText(action('', 'Open the cart'))).toThrow('action needs its texts');
  });

  it("needs an action's alternative text", () => {
    expect(() => requireText(action('View cart', ' '))).toThrow('action needs its texts');
  });
});
