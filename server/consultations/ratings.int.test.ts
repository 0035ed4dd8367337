import { describe, expect, it } from 'vitest';
import { startSession, testHealer } from '../testing/consultations.ts';
import { sessionsAtShop } from '../testing/sessions-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';

describe.each(databaseKinds())('the rating of a healer on %s', (kind) => {
  const at = sessionsAtShop(kind);
  const figures = async () => {
    const { healers } = (await at.shop.visitor().get('/healers')).body;
    const { rating, reviewCount, successStories } = healers.find(
      ({ id }: { id: string }) => id === testHealer.id,
    );
    return { rating, reviewCount, successStories };
  };
  const rated = async (stars: number) => {
    const id = await startSession(at.asha, at.healer);
    await at.sendMessage(at.healer, id, 'Namaste');
    await at.asha.post(`/consultations/${id}/end`, {});
    expect((await at.asha.post(`/consultations/${id}/rating`, { stars, review: '' })).status).toBe(
      200,
    );
    return id;
  };

  it('is that of the demo until a session is rated, and the mean of its stars from then on', async () => {
    expect((await figures()).reviewCount).toBeGreaterThan(100);
    const id = await rated(5);
    expect(await figures()).toEqual({ rating: 5, reviewCount: 1, successStories: 1 });
    await rated(2);
    expect(await figures()).toEqual({ rating: 3.5, reviewCount: 2, successStories: 1 });
    await at.asha.post(`/consultations/${id}/rating`, { stars: 3, review: '' });
    expect(await figures(), 'a changed rating counts once').toEqual({
      rating: 2.5,
      reviewCount: 2,
      successStories: 0,
    });
  });

  it('is absent for an owner’s healer without rated sessions', async () => {
    const { healers } = (await at.shop.visitor().get('/healers')).body;
    const { presentDetails } = await import('../healers/profiles/present-healer.ts');
    const own = presentDetails('hlr_own', { ...healers[0], pictureId: null, sample: false });
    expect(own).toMatchObject({ rating: 0, reviewCount: 0, successStories: 0 });
  });
});
