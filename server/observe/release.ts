import manifest from '../../package.json' with { type: 'json' };

/** The version that runs: a release's package.json has that of its build (COMPANION_VERSION). */
export const release: string = manifest.version;
