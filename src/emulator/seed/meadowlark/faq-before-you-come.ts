import { bold, bullets, doc, italic, lineBreak, link, p, steps } from '../rich-text.js';
import type { QuestionSheet } from './question-sheet.js';

const boxOffice = link('tickets@meadowlark.example', 'mailto:tickets@meadowlark.example');

export const ticketQuestions: QuestionSheet[] = [
  {
    question: 'What does a weekend ticket include?',
    updatedAt: '2027-03-10T13:15:00.000Z',
    answer: doc(
      p(
        'All three days, all five stages, the workshops, the river and a programme. ',
        bold('Camping is separate'),
        ', because a third of you sleep in your own beds: one Camping Plot covers a tent for up to four people.',
      ),
      p('Prices are shown with the booking fee already in them. What you see is what you pay.'),
    ),
  },
  {
    question: 'Can I pay in instalments?',
    updatedAt: '2027-02-18T10:00:00.000Z',
    answer: doc(
      p('Yes, on Weekend tickets. There are two plans, and neither charges interest:'),
      bullets(
        [bold('half now'), ' and the other half a month later, or'],
        [bold('forty pounds now'), ' for each ticket and the rest a month later.'],
      ),
      p(
        'Plans close as the festival gets nearer, since everything has to be paid before the gates open. The checkout offers whichever plans can still finish in time.',
      ),
    ),
  },
  {
    question: 'How do I get my ticket, and do I have to print it?',
    updatedAt: '2027-03-10T13:20:00.000Z',
    answer: doc(
      p('It arrives by email a minute or two after you pay. No printing needed:'),
      steps(
        ['Open the email and check that the name is right.'],
        ['Save the ticket to your phone ', italic('before'), ' you enter the valley.'],
        ['Show the code at the gate and swap it for a wristband.'],
      ),
      p('Signal at Wrenfield is one bar, on a good day, by the henhouse. If in doubt, print.'),
    ),
  },
  {
    question: 'I can’t come any more. Can I get my money back?',
    updatedAt: '2027-04-02T09:40:00.000Z',
    answer: doc(
      p(
        'Until ',
        bold('28 May 2027'),
        ' we refund the ticket price in full, no reason required. After that, use the resale page: it passes your ticket on at face value and pays you when somebody takes it.',
      ),
      p('If we cancel, you get everything back, fee included.'),
    ),
  },
  {
    question: 'Can I change the name on a ticket?',
    updatedAt: '2027-02-18T10:05:00.000Z',
    answer: doc(
      p(
        'As often as you like until noon on Thursday 24 June. Follow the link in your ticket email, or write to ',
        boxOffice,
        ' with your order reference.',
      ),
    ),
  },
];

export const gettingHere: QuestionSheet[] = [
  {
    question: 'How do I reach Wrenfield by train?',
    updatedAt: '2027-03-29T15:10:00.000Z',
    answer: doc(
      p(
        'Hollinbrook is on the line between Shrewsbury and Hereford, with a train about once an hour in each direction. From the station it is ',
        bold('twenty-five minutes on foot'),
        ' along the old tramway, flat and signed, or six minutes on the free shuttle.',
      ),
      p(
        'The shuttle meets every train from 10:00 on Friday to 01:00 on Monday. Times are on the ',
        link('travel page', 'https://meadowlark.example/travel'),
        '.',
      ),
    ),
  },
  {
    question: 'Is there parking, and what does it cost?',
    updatedAt: '2027-03-29T15:12:00.000Z',
    answer: doc(
      p(
        'There is one car park, Top Field, at £12 a car for the whole weekend. Cars with three or more people in them park free. Pay on arrival, by card or cash.',
      ),
      p('Please don’t park on Old Station Road. The milk lorry has no sense of humour.'),
    ),
  },
  {
    question: 'Can I cycle?',
    updatedAt: '2027-03-29T15:14:00.000Z',
    answer: doc(
      p(
        'Please do. The cycle park by the east gate is locked, staffed and free, with a pump and a mechanic called Ifor.',
      ),
      p(
        'If you ride more than thirty miles to get here, Ifor stamps your programme and the tea is on us.',
      ),
    ),
  },
  {
    question: 'What is the address for taxis and satnavs?',
    updatedAt: '2027-04-22T14:40:00.000Z',
    answer: doc(
      p(
        'Wrenfield',
        lineBreak,
        'Old Station Road',
        lineBreak,
        'Hollinbrook',
        lineBreak,
        'Shropshire SY99 7ML',
      ),
      p(
        'Ignore the satnav once you see yellow larks on the signposts: it prefers a ford. Hollinbrook Cars answer on ',
        link('01632 960 170', 'tel:+441632960170'),
        '.',
      ),
    ),
  },
];

export const camping: QuestionSheet[] = [
  {
    question: 'When can I put my tent up?',
    updatedAt: '2027-03-10T13:30:00.000Z',
    answer: doc(
      p(
        'The campsite opens at ',
        bold('16:00 on Thursday'),
        ' and closes at noon on Monday. The gates to the stages open at 12:00 on Friday.',
      ),
    ),
  },
  {
    question: 'Can I bring a campervan?',
    updatedAt: '2027-03-10T13:32:00.000Z',
    answer: doc(
      p(
        'Up to six metres, in Orchard Field, with a Camping Plot for each van. There is no electric hook-up and no running of engines or generators at night. Awnings are fine; picket fences have been tried and are not.',
      ),
    ),
  },
  {
    question: 'Is there a quiet field?',
    updatedAt: '2027-03-10T13:34:00.000Z',
    answer: doc(
      p(
        'There is. Lark Field goes quiet at 22:30 and means it: no speakers, no guitars, no explaining of anything in a loud voice. It is a ten-minute walk from Owl Wood, with a hill in between.',
      ),
    ),
  },
  {
    question: 'Are campfires or barbecues allowed?',
    updatedAt: '2027-03-10T13:36:00.000Z',
    answer: doc(
      p(
        'No fires on the ground, no disposable barbecues and no candles in or near tents. Small gas stoves are welcome if you stay beside them.',
      ),
      p(
        'Four communal fires are lit at dusk and looked after by people with buckets. Come and toast something.',
      ),
    ),
  },
  {
    question: 'Are there showers?',
    updatedAt: '2027-03-10T13:38:00.000Z',
    answer: doc(
      p(
        'Twenty hot ones, free, heated by the sun and a woodchip boiler. The queue is shortest during the last song of any headliner. There are sinks and mirrors by every toilet block.',
      ),
    ),
  },
];
