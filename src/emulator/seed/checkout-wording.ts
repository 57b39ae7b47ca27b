import type { CheckoutBlock } from '../../contract/tickets.js';

interface Wording {
  name: string;
  site: string;
}

const organisers: Record<string, Wording> = {
  meadowlark: { name: 'Meadowlark Festival Ltd', site: 'https://meadowlark.example' },
  foghorn: { name: 'Foghorn Presents', site: 'https://foghorn.example' },
  quietroom: { name: 'The Quiet Room', site: 'https://quietroom.example' },
};

/** What the checkout prints and sends back, with the organiser's name in it. spec L189 */
export function checkoutBlock(organiser: string, refundPolicyLine?: string): CheckoutBlock {
  const { name, site } = organisers[organiser] ?? {
    name: organiser,
    site: 'https://bandstand.example',
  };
  return {
    formVersion: 'checkout_form_v3',
    consents: [
      {
        key: 'organiser_email',
        text: `Yes, ${name} may write to me by email about this and later events.`,
        channel: 'email',
      },
      {
        key: 'organiser_messaging',
        text: `Yes, ${name} may text me when something changes on the day.`,
        channel: 'messaging',
      },
      {
        key: 'platform_email',
        text: 'Yes, the ticket desk may recommend other events to me by email.',
        channel: 'email',
      },
    ],
    legal: {
      attestation: {
        text: `I am 16 or over and I accept the terms of sale of ${name}.`,
        linkText: 'terms of sale',
        termsUrl: `${site}/terms`,
      },
      attribution: `Tickets are sold by ${name}. The ticket desk takes the payment on its behalf.`,
      organiser: {
        name,
        privacyPolicyUrl: `${site}/privacy`,
        ...(refundPolicyLine === undefined ? {} : { refundPolicyLine }),
        refundCancellationLine:
          'If the event is cancelled you get back everything you paid, the booking fee included.',
      },
    },
  };
}
