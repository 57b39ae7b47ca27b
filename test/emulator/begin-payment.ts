/** One Saturday ticket, bought as far as the payment; needs nothing from outside, to run in a page. */
export async function beginPayment({ base, returnUrl, emulator, fetch: ask }: Beginning) {
  interface Running {
    running(): Promise<{ fetch: typeof fetch }>;
  }
  if (emulator) ask = (await ((await import(emulator)) as Running).running()).fetch;
  const event = `${base}/v1/events/meadowlark-2027`;
  const headers = {
    'X-Service-Key': 'pk_live_meadowlark_demo',
    'Content-Type': 'application/json',
  };
  const data = async <Data>(path: string, body?: object): Promise<Data> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = (await (await (ask ?? fetch)(event + path, init)).json()) as { data?: Data };
    if (!answer.data) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  interface Sale {
    releases: { id: string; name: string }[];
    checkout: { formVersion: string; consents: { key: string; text: string }[] };
  }
  const sale = await data<Sale>('/tickets?surface=web');
  const releaseId = sale.releases.find(({ name }) => name === 'Saturday Day')?.id;
  const items = [{ releaseId, quantity: 1 }];
  const held = await data<{ checkoutToken: string }>('/tickets/reserve', { items });
  const order = `/tickets/orders/${held.checkoutToken}`;
  const { formVersion, consents } = sale.checkout;
  await data(`${order}/details`, {
    buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
    consents: Object.fromEntries(consents.map(({ key }) => [key, false])),
    consentTextSnapshot: Object.fromEntries(consents.map(({ key, text }) => [key, text])),
    formVersion,
    attestationAccepted: true,
  });
  interface Begun {
    attemptId: string;
    action: { url: string };
  }
  const { attemptId, action } = await data<Begun>(`${order}/pay`, {
    returnUrl,
  });
  return { order: event + order, attemptId, url: action.url };
}

export interface Beginning {
  base: string;
  returnUrl: string;
  /** Address of `emulator.js`, where the emulator of the page is to be asked. */
  emulator?: string;
  /** Where it is another one than that of the page. */
  fetch?: typeof fetch;
}
