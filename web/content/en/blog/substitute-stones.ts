import type { Article } from '../../article.ts';
import { heading, list, note, paragraph, table } from '../../blocks.ts';

export const substituteStones: Article = {
  slug: 'uparatna-the-substitute-stones',
  title: 'Uparatna, the substitute stones',
  excerpt:
    'Garnet for ruby, moonstone for pearl: what the tradition allows, what it costs, and when the lesser stone is the better buy.',
  category: 'Remedies',
  date: '2026-10-16',
  author: 'Jyotiratna editors',
  picture: 'garnet',
  related: ['garnet', 'moonstone-bracelet', 'carnelian-bracelet', 'peridot', 'amethyst-bracelet'],
  body: [
    paragraph(
      'Nine precious stones for nine grahas: the navaratna are famous, and fine ones are beyond most purses. The tradition has always known this. Beside each ratna it names one or more uparatna, stones of the same colour family that are worn for the same graha.',
    ),
    heading('pairs', 'Which stone stands for which'),
    table(
      'Ratna and uparatna by graha',
      ['Graha', 'Ratna', 'Uparatna'],
      ['Surya', 'Ruby', 'Red spinel, garnet'],
      ['Chandra', 'Pearl', 'Moonstone'],
      ['Mangal', 'Red coral', 'Carnelian'],
      ['Budha', 'Emerald', 'Peridot, green tourmaline'],
      ['Guru', 'Yellow sapphire', 'Yellow topaz, citrine'],
      ['Shukra', 'Diamond', 'White sapphire, white zircon'],
      ['Shani', 'Blue sapphire', 'Iolite, amethyst'],
      ['Rahu', 'Hessonite', 'Orange garnet'],
      ['Ketu', "Chrysoberyl cat's eye", "Quartz cat's eye"],
    ),
    paragraph(
      'Lists differ between families and regions. Some give turquoise to Guru, others to Shukra; opal is often worn for Shukra too. If your astrologer names another substitute, ask for the reason and follow the one that convinces you.',
    ),
    heading('never-fake', 'A substitute is not an imitation'),
    paragraph(
      'Garnet is a natural mineral with a name of its own. Red glass sold as ruby is a fraud. Between these two lie stones that cause more trouble: synthetic ruby, which is real corundum grown in a laboratory, and ruby whose cracks have been filled with lead glass. Both may be sold, if the seller says what they are. Filled rubies are fragile; a jeweller’s torch or even lemon juice can damage the glass.',
    ),
    list(
      'Natural: formed in the earth, whether treated or not.',
      'Synthetic or laboratory-grown: the same material, made by people.',
      'Imitation: something else that looks alike.',
      'Composite: pieces joined together, with glass or glue as a part of the weight.',
    ),
    heading('when', 'When the lesser stone is the better buy'),
    paragraph(
      'First, when the budget is modest. For the price of a cloudy, filled ruby you can have a clear garnet of beautiful colour, and nothing about it needs to be hidden. Second, when you are not sure. The tradition describes uparatna as milder, which makes them a natural choice for a trial of some weeks. Third, for daily wear with rough hands: a carnelian bracelet with a hardness of 6.5 to 7 outlives a coral ring with a hardness of 3 to 4.',
    ),
    paragraph(
      'Amethyst for Shani is the classic case. Blue sapphire has a reputation for strength, and careful astrologers do not recommend it without studying the whole chart. Amethyst costs little, suits most wardrobes, and is easily laid aside.',
    ),
    heading('weight', 'The question of weight'),
    paragraph(
      'Old rules of thumb ask for larger uparatna than ratna. Texts do not agree on figures, and no measurement can settle the matter. Choose a size that sits well on the hand. If a seller insists that only the next larger stone will work, you have learned something about the seller.',
    ),
    heading('wearing', 'How it is worn by custom'),
    paragraph(
      'Metal, finger and day follow the graha and not the stone, so garnet for Surya is set in gold or a gold-coloured metal, worn on the ring finger, and first put on on a Sunday morning. Bracelets of beads are a modern form. They are worn on either wrist, though many prefer the right hand for giving and the left for receiving.',
    ),
    heading('together', 'What not to combine'),
    paragraph(
      'A substitute inherits the friendships and quarrels of its graha. Those who would not wear ruby with blue sapphire should not wear garnet with amethyst for the same purpose either. As an ornament, of course, you may combine whatever pleases you.',
    ),
    heading('care', 'A little care'),
    paragraph(
      'Garnet, spinel, iolite and quartz like lukewarm water and mild soap. Moonstone and peridot dislike knocks and sudden heat. Zircon chips at the edges, so store it alone. None of them belongs in salt water.',
    ),
    note(
      'Which stone stands for which graha is belief, handed down in several versions. Mineral names, treatments and hardness can be tested in a laboratory.',
    ),
  ],
};
