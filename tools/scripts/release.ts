import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeRelease } from './release/write.ts';
import { capture, main, Problem, root } from './tools.ts';

/** `npm run release`: the app servers as one archive, for machines without Node, npm or a registry. */
await main(async () => {
  const { version: ofPackage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const version = process.env.COMPANION_VERSION || ofPackage;
  const time = await timeOfSources();
  const folder = join(root, 'build/server');
  const packages = await writeRelease(folder, version, time);

  const archive = `build/companion-server-${version}-${process.platform}-${process.arch}.tar.gz`;
  rmSync(join(root, archive), { force: true });
  const order = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'];
  const { code, output } = await capture(['tar', ...order, '-I', 'gzip -n', '-cf', archive, '-C', folder, '.']);
  if (code !== 0) throw new Problem(`tar failed:\n${output}`);

  const files = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile()).length;
  const megabytes = Math.round(statSync(join(root, archive)).size / 1e6);
  console.log(`The app servers are in ${archive}: ${files} files, ${packages.length} packages, ${megabytes} MB.`);
});

/** Seconds since 1970: what SOURCE_DATE_EPOCH says, or when the commit was made, so that the same sources give the same bytes. */
async function timeOfSources(): Promise<number> {
  const { code, output } = await capture(['git', 'log', '-1', '--format=%ct']);
  return Number(process.env.SOURCE_DATE_EPOCH || (code === 0 ? output : 0));
}
