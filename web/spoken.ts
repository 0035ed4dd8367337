/**
 * The language that the window is built in: each has a build of its own, so that no page carries texts of the other one
 * and none pays for looking texts up.
 */
export const spoken: 'en' | 'hi' = process.env.SHOP_LANGUAGE === 'hi' ? 'hi' : 'en';
