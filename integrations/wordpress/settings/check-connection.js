/* Asks the service from this page, as the browsers of visitors will: only so is it known whether the
   domain of this site is allowed. What is typed counts, saved or not. */
(function () {
  const { __, sprintf } = wp.i18n;
  const button = document.getElementById('bandstand-check');
  const result = document.getElementById('bandstand-checked');
  const typed = (name) => document.getElementById(`bandstand-${name}`).value.trim();

  const tell = (kind, words) => {
    const notice = document.createElement('div');
    notice.className = `notice notice-${kind} inline`;
    const paragraph = document.createElement('p');
    paragraph.textContent = words;
    notice.append(paragraph);
    result.replaceChildren(notice);
  };

  const wordsOf = {
    200: __('All is well: the service answers, and knows the event.', 'bandstand'),
    401: __(
      'The service refuses the key: it is wrong or revoked. Copy your publishable key again.',
      'bandstand',
    ),
    403: sprintf(
      // translators: %s: address of this site
      __(
        'The service does not permit %s. Add it to the allowed domains at your ticketing service.',
        'bandstand',
      ),
      location.origin,
    ),
    // Of no key at all; what a service says of one that it does not know is above.
    noKey: __(
      'The service asks for a key. Write your publishable key; it begins with pk_.',
      'bandstand',
    ),
    404: __('The service answers, and has no event of that short name.', 'bandstand'),
    429: __('The service is asked too often at the moment. Try again in a minute.', 'bandstand'),
  };

  const check = async () => {
    const service = typed('base_url').replace(/\/+$/, '');
    const key = typed('service_key').replace(/[^!-~]/g, '');
    if (/^\W*sk_/i.test(key))
      return tell(
        'error',
        __(
          'That is a secret key (sk_…), which everybody could read. Nothing was sent. Use the publishable key (pk_…).',
          'bandstand',
        ),
      );
    if (service.startsWith('emulator:'))
      return tell(
        'success',
        __('This is the made-up festival: there is nothing to connect to.', 'bandstand'),
      );
    if (!/^https?:\/\/./.test(service))
      return tell(
        'error',
        __('Write the address of your ticketing service: https://….', 'bandstand'),
      );
    if (!typed('event'))
      return tell('error', __('Write the short name of your event.', 'bandstand'));
    try {
      const address = `${service}/v1/events/${encodeURIComponent(typed('event'))}`;
      const { status } = await fetch(address, {
        headers: key ? { 'X-Service-Key': key } : {},
        credentials: 'omit',
        cache: 'no-store',
      });
      const unknown = sprintf(
        // translators: %d: HTTP status
        __(
          'The service answered with status %d. Try again later, or ask its support.',
          'bandstand',
        ),
        status,
      );
      const answer = status === 401 && !key ? 'noKey' : status;
      tell(status === 200 ? 'success' : 'error', wordsOf[answer] ?? unknown);
    } catch {
      const words = __(
        'No answer: either nothing is at that address, or the service does not permit %s. See the allowed domains there.',
        'bandstand',
      );
      tell('error', sprintf(words, location.origin));
    }
  };

  button.addEventListener('click', async () => {
    button.disabled = true;
    await check();
    button.disabled = false;
  });
})();
