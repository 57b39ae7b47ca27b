import type { SafeAddress } from './links.js';

/** The address of a part of this page. Whatever the id is, it stays behind the `#`. */
export const hashAddress = (id: string): SafeAddress => `#${id}` as SafeAddress;

/** The address of this page with another hash, in full. */
export const addressHere = (hash: string): SafeAddress =>
  `${location.href.split('#', 1)[0] ?? ''}#${hash}` as SafeAddress;

/** The address of a file that was made here; free it with `URL.revokeObjectURL`. */
export const fileAddress = (file: Blob): SafeAddress => URL.createObjectURL(file) as SafeAddress;
