/** Of the demo world, and no secret. */
export const demoToken = 'device_demo_ada';

/** Signs a visitor in, as a page does: no attribute says who it is. Other elements take no notice. */
export function signIn<Kind extends Element>(element: Kind, deviceToken = demoToken): Kind {
  return Object.assign(element, { deviceToken });
}
