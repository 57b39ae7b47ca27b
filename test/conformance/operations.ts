import { routes, type EndpointName } from '../../src/contract/routes.js';

/** Operations about one event, named in the path. */
export const aboutAnEvent = (Object.keys(routes) as EndpointName[]).filter((name) =>
  routes[name].path.startsWith('/v1/events/{slug}'),
);
