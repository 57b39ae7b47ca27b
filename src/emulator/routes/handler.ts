import type { DataOf, QueryOf, ReadBodyOf } from '../../contract/endpoints.js';
import type { Surface } from '../../contract/primitives.js';
import type { EndpointName, routes } from '../../contract/routes.js';
import type { FormRecord } from '../records/forms.js';
import type { Params } from '../state/subject.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord, OrganiserRecord } from '../state/world.js';

type PathOf<Name extends EndpointName> = (typeof routes)[Name]['path'];
/** In the path, or in the body of the two earlier prelaunch endpoints. */
type AboutEvent = `/v1/events/{slug}${string}` | `/v1/prelaunch-${string}`;
type AboutDevice = `/v1/devices/me/${string}`;
type AboutForm = `/v1/forms/{key}${string}`;
type AboutOrganiser = '/v1/organisers/{slug}';

/** A request that has passed the gates. */
export interface Call<Name extends EndpointName> {
  state: EmulatorState;
  params: Params;
  query: QueryOf<Name>;
  body: ReadBodyOf<Name>;
  surface: Surface;
  /** Of the service itself, as the caller spelt it. */
  serviceOrigin: string;
  /** Whose holds and calls are counted together: a connection, or a page. */
  caller: string;
  /** Whose holds are counted together, too: an app, or the browser of a page. */
  device: string | null;
  event: PathOf<Name> extends AboutEvent
    ? EventRecord
    : PathOf<Name> extends AboutForm
      ? EventRecord | undefined
      : undefined;
  form: PathOf<Name> extends AboutForm ? FormRecord : undefined;
  /** Who asks, where a device does. */
  deviceToken: PathOf<Name> extends AboutDevice ? string : undefined;
  organiser: PathOf<Name> extends AboutEvent | AboutForm | AboutOrganiser
    ? OrganiserRecord
    : undefined;
}

/** Answers what stands under `data`, or throws a refusal. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => DataOf<Name>;
