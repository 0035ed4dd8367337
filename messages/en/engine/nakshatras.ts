/**
 * Traditional attributes of the nakshatras. Deity, ganam, yoni and nadi are identical in all
 * schools; the others vary.
 */
export const nakshatras = {
  ganams: { Deva: 'Deva', Manushya: 'Manushya', Asura: 'Asura' },
  nadis: { Vata: 'Vata', Pitta: 'Pitta', Kapha: 'Kapha' },
  genders: { male: 'male', female: 'female' },
  yonis: {
    Horse: 'Horse',
    Elephant: 'Elephant',
    Sheep: 'Sheep',
    Snake: 'Snake',
    Dog: 'Dog',
    Cat: 'Cat',
    Rat: 'Rat',
    Cow: 'Cow',
    Buffalo: 'Buffalo',
    Tiger: 'Tiger',
    Deer: 'Deer',
    Monkey: 'Monkey',
    Mongoose: 'Mongoose',
    Lion: 'Lion',
  },
  /**
   * Deity, symbol, colour, direction, and first syllables of names (one per pada), from Ashwini.
   */
  // biome-ignore format: one nakshatra a line
  rows: [
    ['Ashwini Kumaras', "horse's head", 'blood red', 'South', 'Chu Che Cho La'],
    ['Yama', 'yoni (womb)', 'blood red', 'West', 'Li Lu Le Lo'],
    ['Agni', 'razor, flame', 'white', 'North', 'A I U E'],
    ['Brahma', 'ox cart', 'white', 'East', 'O Va Vi Vu'],
    ['Soma', "deer's head", 'silver grey', 'South', 'Ve Vo Ka Ki'],
    ['Rudra', 'teardrop', 'green', 'West', 'Ku Gha Nga Chha'],
    ['Aditi', 'bow and quiver', 'lead', 'North', 'Ke Ko Ha Hi'],
    ['Brihaspati', "flower, cow's udder", 'black and red', 'East', 'Hu He Ho Da'],
    ['Nagas', 'coiled serpent', 'black and red', 'South', 'Di Du De Do'],
    ['Pitris', 'palanquin, throne', 'cream', 'West', 'Ma Mi Mu Me'],
    ['Bhaga', 'front legs of a bed', 'light brown', 'North', 'Mo Ta Ti Tu'],
    ['Aryaman', 'rear legs of a bed', 'bright blue', 'East', 'Te To Pa Pi'],
    ['Savitar', 'hand', 'deep green', 'South', 'Pu Sha Na Tha'],
    ['Tvashtar', 'pearl', 'black', 'West', 'Pe Po Ra Ri'],
    ['Vayu', 'coral, young shoot', 'black', 'North', 'Ru Re Ro Ta'],
    ['Indra and Agni', 'archway', 'golden', 'East', 'Ti Tu Te To'],
    ['Mitra', 'lotus', 'reddish brown', 'South', 'Na Ni Nu Ne'],
    ['Indra', 'earring', 'cream', 'West', 'No Ya Yi Yu'],
    ['Nirriti', 'bunch of roots', 'brownish yellow', 'North', 'Ye Yo Bha Bhi'],
    ['Apas', "elephant's tusk", 'black', 'East', 'Bhu Dha Pha Dha'],
    ['Vishvedevas', 'planks of a bed', 'copper', 'South', 'Bhe Bho Ja Ji'],
    ['Vishnu', 'ear, earring', 'light blue', 'North', 'Khi Khu Khe Kho'],
    ['Vasus', 'drum, flute', 'silver grey', 'East', 'Ga Gi Gu Ge'],
    ['Varuna', 'hundred stars', 'aquamarine', 'South', 'Go Sa Si Su'],
    ['Aja Ekapada', 'sword', 'silver grey', 'West', 'Se So Da Di'],
    ['Ahir Budhnya', 'twins, rear legs of a cot', 'purple', 'North', 'Du Tha Jha Na'],
    ['Pushan', 'fish', 'brown', 'East', 'De Do Cha Chi'],
  ],
};
