import { createHash } from 'node:crypto';
import { capture, Problem } from '../tools.ts';

/**
 * The software bill of materials of a folder with a package.json and a package-lock.json, as npm writes it: CycloneDX JSON. The same
 * folder and time always give the same bytes.
 *
 * @param time seconds since 1970
 * @throws Problem with npm's words
 */
export async function sbomOf(folder: string, time: number): Promise<string> {
  const line = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const { code, output } = await capture(npm?.endsWith('.js') ? [node, npm, ...line] : ['npm', ...line], process.env, folder);
  if (code !== 0) throw new Problem(`npm sbom failed:\n${output}`);
  const sbom = JSON.parse(output);
  sbom.metadata.timestamp = new Date(time * 1000).toISOString();
  sbom.serialNumber = `urn:uuid:${uuidOf(JSON.stringify([sbom.metadata, sbom.components]))}`;
  return `${JSON.stringify(sbom, undefined, 2)}\n`;
}

/** A UUID of version 8, whose bits are a hash of the text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
