/** So small that there is next to nothing to draw; nothing that a page measures changes with it. */
const scale = 1 / 16;

/**
 * A page of browser tests. Nobody looks at it, so its picture is scaled down before it is drawn: the
 * page is laid out, painted and asked for frames as ever, and a run has a sixth less to do.
 *
 * @param {{ context: import('playwright').BrowserContext }} where
 */
export async function createScaledPage({ context }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 20 }); // each frame of one is work
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false, scale };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
  };
  scaleMouse(page.mouse);
  return page;
}

/** The mouse points at the picture, tests at the page. */
function scaleMouse(mouse) {
  for (const name of ['move', 'click']) {
    const act = mouse[name].bind(mouse);
    mouse[name] = (x, y, options) => act(x * scale, y * scale, options);
  }
}
