import { bold, bullets, doc, italic, link, p, steps } from '../rich-text.js';
import type { QuestionSheet } from './question-sheet.js';

const accessEmail = link('access@meadowlark.example', 'mailto:access@meadowlark.example');

export const accessibility: QuestionSheet[] = [
  {
    question: 'How do I book a personal assistant ticket?',
    updatedAt: '2027-03-15T11:00:00.000Z',
    answer: doc(
      p(
        'Personal assistants come free. Buy your own ticket first, then write to ',
        accessEmail,
        ' or ring Bernadette on ',
        link('01632 960 144', 'tel:+441632960144'),
        ', weekdays from ten to four.',
      ),
      p(
        'We accept the Access Card, PIP, DLA, Attendance Allowance or a note from anyone who knows you professionally. We look at it once and then delete it.',
      ),
    ),
  },
  {
    question: 'What is the ground like for wheelchairs?',
    updatedAt: '2027-04-22T14:30:00.000Z',
    answer: doc(
      p(
        'Mostly good. The Walled Garden, Goods Shed and The Bandstand are on paved or rolled paths. The Long Meadow is short grass on a gentle slope, with trackway from the gate to the viewing platform.',
      ),
      p(
        bold('Owl Wood is the difficult one'),
        ': a bark path with roots. A buggy runs there every fifteen minutes from 20:00, and there is a level platform once you arrive.',
      ),
      p(
        'A map with gradients, gates and distances is on the ',
        link('access page', 'https://meadowlark.example/access'),
        '.',
      ),
    ),
  },
  {
    question: 'Is there accessible camping?',
    updatedAt: '2027-03-15T11:05:00.000Z',
    answer: doc(
      p('Yes, in Garden Field, two hundred metres from the Walled Garden. It has:'),
      bullets(
        ['level pitches with room for an adapted vehicle,'],
        ['a Changing Places toilet with a hoist,'],
        ['accessible showers with seats,'],
        ['charging for wheelchairs and a fridge for medicine, staffed day and night.'],
      ),
      p('Places are free with a Camping Plot and are booked through ', accessEmail, '.'),
    ),
  },
  {
    question: 'Are performances signed or described?',
    updatedAt: '2027-04-22T14:32:00.000Z',
    answer: doc(
      p(
        'British Sign Language interpreters work every set on the Long Meadow and the evening sets in the Walled Garden. Subwoofer flooring and vibrating vests can be borrowed beside the sound desk.',
      ),
      p('Tell us by 1 June which other sets matter to you. We have never yet said no.'),
    ),
  },
];

export const foodAndWater: QuestionSheet[] = [
  {
    question: 'Where can I fill a water bottle?',
    updatedAt: '2027-03-18T09:00:00.000Z',
    answer: doc(
      p(
        'At any of fourteen taps, marked by blue larks on tall poles. It is spring water, tested daily and very cold. We don’t sell water in plastic at all, so bring a bottle.',
      ),
    ),
  },
  {
    question: 'Will there be food I can eat?',
    updatedAt: '2027-04-12T12:00:00.000Z',
    answer: doc(
      p(
        'Thirty-one kitchens, most of them from within forty miles. Nineteen have a vegan main dish, twelve are gluten-free throughout, four are halal and one does nothing but potatoes, eleven ways.',
      ),
      p(
        'Allergens are chalked up at every hatch. If you have a ',
        bold('severe allergy'),
        ', ask for the cook, not the queue: they are expecting you.',
      ),
    ),
  },
  {
    question: 'May I bring my own food and drink?',
    updatedAt: '2027-03-18T09:05:00.000Z',
    answer: doc(
      p(
        'Bring any food you like. To the campsite you may also bring alcohol for yourself, in anything but glass. Through the stage gates, only sealed soft drinks and water.',
      ),
    ),
  },
  {
    question: 'Can I pay with cash?',
    updatedAt: '2027-03-18T09:07:00.000Z',
    answer: doc(
      p(
        'Everywhere. Cards work everywhere too, as a rule, unless it thunders. There is no festival currency and no top-up wristband, and there never will be.',
      ),
    ),
  },
];

export const families: QuestionSheet[] = [
  {
    question: 'Do children need a ticket?',
    updatedAt: '2027-03-10T14:00:00.000Z',
    answer: doc(
      p(
        'Yes, but it is free: choose ',
        bold('Under 12'),
        ' at the checkout. From 12 up they pay as adults and eat as two. Everyone under 16 comes with a ticket-holding adult of 21 or over.',
      ),
    ),
  },
  {
    question: 'What is there for children to do?',
    updatedAt: '2027-04-12T12:10:00.000Z',
    answer: doc(
      p('A great deal, all of it free and most of it muddy:'),
      bullets(
        ['lantern making, from 10:00 each day, for Sunday’s procession;'],
        ['the Junk Orchestra, conducted by whoever is shortest;'],
        ['river dipping with Dr Osei, who knows what everything is;'],
        ['stories in the signal box at 18:30, pyjamas preferred.'],
      ),
    ),
  },
  {
    question: 'What happens if my child gets lost?',
    updatedAt: '2027-03-10T14:05:00.000Z',
    answer: doc(
      steps(
        ['Tell ', bold('anyone in a yellow lark tabard'), '. They all have radios.'],
        ['Stay where you are; a steward will stand with you.'],
        ['Found children go to the Nest, by the Walled Garden, for squash and a jigsaw.'],
      ),
      p(
        'Pick up a wristband for your phone number at the gate. The average reunion takes nine minutes.',
      ),
    ),
  },
  {
    question: 'Is it too loud for small ears?',
    updatedAt: '2027-03-10T14:07:00.000Z',
    answer: doc(
      p(
        'Near the speakers, yes. We lend ear defenders in three sizes at every stage against a deposit of ',
        italic('one shoe'),
        '. Sit behind the sound desk and it is quieter than a school dinner.',
      ),
    ),
  },
];

export const safetyAndWeather: QuestionSheet[] = [
  {
    question: 'What if it rains?',
    updatedAt: '2027-04-22T14:35:00.000Z',
    answer: doc(
      p(
        'Then it rains, and the meadow does what water meadows do. The Goods Shed and the big tea tent have roofs. Bring boots in any case; the river has been known to visit.',
      ),
      p(
        'We stop the music for lightning and for wind above 45 mph. You will hear it from the stage, get a notice in the app, and see all the yellow flags come down.',
      ),
    ),
  },
  {
    question: 'Where do I go if I feel unwell or unsafe?',
    updatedAt: '2027-04-22T14:36:00.000Z',
    answer: doc(
      p(
        'The first-aid tent, beside the Goods Shed, is open day and night. The Burrow, next door, is a calm space with trained listeners, where nobody will ask what you took or who you came with.',
      ),
      p(
        'On site, ring ',
        link('01632 960 199', 'tel:+441632960199'),
        ' or speak to any steward. In an emergency ring ',
        bold('999'),
        ' and say ',
        italic('Wrenfield, Hollinbrook'),
        '.',
      ),
    ),
  },
  {
    question: 'Can I bring my dog?',
    updatedAt: '2027-03-10T14:20:00.000Z',
    answer: doc(
      p(
        'Assistance dogs, gladly. Other dogs, with regret, no: it is loud, it is hot and the sheep are only next door. There is one exception, a greyhound, and she has a lanyard.',
      ),
    ),
  },
  {
    question: 'What should I leave at home?',
    updatedAt: '2027-03-10T14:22:00.000Z',
    answer: doc(
      p(
        'Glass, fireworks, flares, drones, gazebos, generators, sound systems and anything you would mind losing in long grass.',
      ),
      p(
        'If you find something that somebody did mind losing, take it to the Nest or write to ',
        link('lost@meadowlark.example', 'mailto:lost@meadowlark.example'),
        ' afterwards. We keep everything until September.',
      ),
    ),
  },
];
