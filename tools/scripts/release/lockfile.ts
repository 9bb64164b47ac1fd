/** A package in package-lock.json. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lockfile {
  lockfileVersion: number;
  /** By folder, from the project's; `''` is the project */
  packages: Record<string, LockedPackage>;
}

/**
 * The part of a lockfile that some packages need, with all that they depend on.
 *
 * @param packages names, of which optional ones that `isInstalled` denies are left out: those of other platforms
 * @returns the entries by their folders, in order
 * @throws Error when the lockfile lacks one of them
 */
export function lockedClosure(
  { packages: locked }: Lockfile,
  packages: readonly string[],
  isInstalled: (folder: string) => boolean,
): Record<string, LockedPackage> {
  const folders = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const folder = foldersFrom(from, name).find((candidate) => locked[candidate]);
    if (folder && (!isOptional || isInstalled(folder))) folders.add(folder);
    else if (!isOptional) throw new Error(`package-lock.json has no ${name}, which ${from || 'the project'} needs.`);
  };
  for (const name of packages) add(name, '', Boolean(locked['']?.optionalDependencies?.[name]));
  for (const folder of folders) {
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = locked[folder] ?? {};
    for (const name of Object.keys(dependencies)) add(name, folder, name in optionalDependencies);
    for (const name of Object.keys(optionalDependencies)) add(name, folder, true);
    for (const name of Object.keys(peerDependencies)) if (!peerDependenciesMeta[name]?.optional) add(name, folder, false);
  }
  // What the project has for its tools only may still be what the server needs.
  return Object.fromEntries(
    [...folders].sort().map((folder) => {
      const { dev: _, ...needed } = locked[folder] ?? {};
      return [folder, needed];
    }),
  );
}

/** Where Node looks for a package that is imported from a package's folder, the nearest first. */
function foldersFrom(folder: string, name: string): string[] {
  const parts = folder.split('/node_modules/');
  const parents = folder ? parts.map((_, at) => parts.slice(0, parts.length - at).join('/node_modules/')) : [];
  return [...parents.map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}
