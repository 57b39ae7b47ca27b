/* Asks the service from this page, as the browsers of visitors will: only so is it known whether the
   domain of this site is allowed. What is typed counts, saved or not. It always ends in words. */
(function () {
  const { __, sprintf } = wp.i18n;
  const button = document.getElementById('bandstand-check');
  const result = document.getElementById('bandstand-checked');
  const typed = (name) => document.getElementById(`bandstand-${name}`).value.trim();
  const seconds = 10;

  const tell = (kind, words) => {
    const notice = document.createElement('div');
    notice.className = `notice notice-${kind} inline`;
    const paragraph = document.createElement('p');
    paragraph.textContent = words;
    notice.append(paragraph);
    result.replaceChildren(notice);
  };

  /** What is wrong with what was typed, before anything is sent. */
  const mistakeIn = ({ service, key, event }) => {
    if (/^\W*sk_/i.test(key))
      return __(
        'That’s a secret key (sk_…), which anyone could read. We sent nothing. Use the publishable key (pk_…).',
        'bandstand',
      );
    if (service.startsWith('emulator:')) return undefined;
    if (!/^https?:\/\/./.test(service) || !URL.canParse(service))
      return __(
        'Enter the address of your ticketing service. It starts with https://.',
        'bandstand',
      );
    if (location.protocol === 'https:' && service.startsWith('http:'))
      return __(
        'Browsers block a service at http:// on a page at https://. Enter an address that starts with https://.',
        'bandstand',
      );
    return event === '' ? __('Enter the short name of your event.', 'bandstand') : undefined;
  };

  /** @returns the answer's status, and whether a ticketing service gave it */
  const ask = async (fetchIt, address, key) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort('late'), seconds * 1000);
    try {
      const answer = await fetchIt(address, {
        headers: key ? { 'X-Service-Key': key } : {},
        credentials: 'omit',
        cache: 'no-store',
        signal: late.signal,
      });
      const body = await answer.json().catch(() => null);
      late.signal.throwIfAborted();
      return { status: answer.status, isService: body?.apiVersion === 1 };
    } catch {
      return { status: late.signal.aborted ? 'late' : 'none', isService: true };
    } finally {
      clearTimeout(timer);
    }
  };

  /** By HTTP status, or by what came instead of one. */
  const words = {
    200: __('Connected: the service answers and knows this event.', 'bandstand'),
    401: __(
      'The service refuses this key: it’s wrong or revoked. Copy your publishable key again.',
      'bandstand',
    ),
    403: sprintf(
      // translators: %s: address of this site
      __(
        'The service doesn’t allow %s. Add it to the allowed domains at your ticketing service.',
        'bandstand',
      ),
      location.origin,
    ),
    404: __('The service answers but knows no event with this short name.', 'bandstand'),
    429: __('The service is very busy. Try again in a minute.', 'bandstand'),
    noKey: __(
      'The service asks for a key. Enter your publishable key, which starts with pk_.',
      'bandstand',
    ),
    stranger: __(
      'Something answers at this address, but it isn’t a ticketing service. Is the address right?',
      'bandstand',
    ),
    late: __('No answer within 10 seconds. Try again in a minute.', 'bandstand'),
    none: sprintf(
      // translators: %s: address of this site
      __(
        'No answer: either nothing is at that address, or the service doesn’t allow %s. Check the address, and the allowed domains at your ticketing service.',
        'bandstand',
      ),
      location.origin,
    ),
  };

  const wordsOf = ({ status, isService }, key) => {
    if (!isService && (status < 300 || status === 404)) return words.stranger;
    const unknown = sprintf(
      // translators: %d: HTTP status
      __('The service answered with status %d. Try again later, or ask its support.', 'bandstand'),
      status,
    );
    return words[status === 401 && !key ? 'noKey' : status] ?? unknown;
  };

  const checkService = async ({ service, key, event }) => {
    const path = `${service}/v1/events/${encodeURIComponent(event)}`;
    let answer = await ask(fetch, `${path}?surface=web`, key);
    // An event may be open to all while its parts are not.
    if (answer.status === 200 && answer.isService) {
      const part = await ask(fetch, `${path}/faq?surface=web`, key);
      if ([401, 403].includes(part.status)) answer = part;
    }
    const isWell = answer.status === 200 && answer.isService;
    tell(isWell ? 'success' : 'error', wordsOf(answer, key));
  };

  /** The made-up festival runs in this page, as it will in those of visitors. */
  const checkEmulator = async ({ service, event }) => {
    const { files } = window.bandstand;
    let emulator;
    try {
      const file = await import(`${files}emulator.js`);
      const scenario = service.replace('emulator:', '');
      const place = { origin: location.origin, assetsUrl: `${files}demo/` };
      emulator = await file.start({ scenario, ...place, event: event || undefined });
    } catch (error) {
      // translators: %s: an error message in English
      const words = __('The made-up festival couldn’t start: %s', 'bandstand');
      return tell('error', sprintf(words, error.message));
    }
    const slug = encodeURIComponent(event || emulator.defaults.event);
    const address = `https://emulator.invalid/v1/events/${slug}?surface=web`;
    const { status } = await ask(emulator.fetch, address, emulator.defaults.serviceKey);
    if (status === 404)
      return tell(
        'error',
        __(
          'The made-up festival has no event with this short name. Leave the field empty to see its own event.',
          'bandstand',
        ),
      );
    // Scenarios such as `emulator:busy` answer as a service in trouble does: that is what they are for.
    tell(
      'success',
      __(
        'The made-up festival works. Visitors see it until you enter your own service.',
        'bandstand',
      ),
    );
  };

  const check = async () => {
    const values = {
      service: typed('base_url').replace(/\/+$/, ''),
      key: typed('service_key').replace(/[^!-~]/g, ''),
      event: typed('event'),
    };
    const mistake = mistakeIn(values);
    if (mistake) return tell('error', mistake);
    tell('info', __('Checking…', 'bandstand'));
    return values.service.startsWith('emulator:') ? checkEmulator(values) : checkService(values);
  };

  button.disabled = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await check();
    } catch (error) {
      // translators: %s: an error message in English
      tell('error', sprintf(__('The check itself failed: %s', 'bandstand'), error.message));
    } finally {
      button.disabled = false;
    }
  });
})();
