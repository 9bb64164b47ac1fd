import type { CompanionInfo } from '../../src/shell/detect.ts';
import type { ParamsOf, ShellMethod, ShellReply } from '../../src/shell/shell.ts';

/** What the phone tells a page, on the frame that holds it: the app's own object and whether the network is cut. */
export interface PhoneInfo extends CompanionInfo {
  offline: boolean;
}

/** From a page in the phone to the reference shell. `companion` identifies the document. */
export type FromPage = { companion: string } & (
  | { type: 'started'; path: string }
  /** `number`: of the call, on iOS, where each has a reply of its own */
  | { type: 'call'; text: string; number?: number }
);

/** From the reference shell to a page in the phone. */
export type ToPage =
  | { companion: string; type: 'reply'; text: string; number?: number | undefined }
  | { companion: 'network'; offline: boolean };

/** Every native function as the app carries it out: gets its params and gives the answer's data. */
export type AppFunctions = {
  [Method in ShellMethod]: (params: ParamsOf<Method>) => ShellReply<Method> | Promise<ShellReply<Method>>;
};
