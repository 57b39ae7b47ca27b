// One part at a time, as an app has it. Without this the page is a plain one, whose bar leads to its parts.
const parts = [...document.querySelectorAll('main > section')];
const tabs = [...document.querySelectorAll('.tab-bar a')];

function show(id) {
  for (const part of parts) part.hidden = part.id !== id;
  for (const tab of tabs)
    if (tab.hash === `#${id}`) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
}

/** The part of an address: its own, that of an article, or the line-up, where artists open. */
function partOf(hash) {
  const id = hash.slice(1);
  if (parts.some((part) => part.id === id)) return id;
  return id.startsWith('news-') ? 'news' : undefined;
}

show(partOf(location.hash) ?? 'line-up');
addEventListener('hashchange', () => {
  const id = partOf(location.hash);
  if (!id) return;
  show(id);
  if (location.hash === `#${id}`) scrollTo(0, 0);
});

// The way to the home screen, where there is one: a question of the browser, or the share button of iOS.
const homeScreen = document.querySelector('.home-screen');
function offer(way) {
  homeScreen.hidden = false;
  homeScreen.querySelector(`[data-way="${way}"]`).hidden = false;
}
const isInstalled = matchMedia('(display-mode: standalone)').matches || navigator.standalone;
if (!isInstalled && navigator.standalone === false) offer('share');
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer('prompt');
  homeScreen.querySelector('button').onclick = () => event.prompt();
});
addEventListener('appinstalled', () => (homeScreen.hidden = true));
