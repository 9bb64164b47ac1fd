import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { photoFile, recipePictureFile } from '../../server/seed/pictures.ts';
import { photos } from './owner-photos.ts';
import { renderScene } from './render-scene.ts';
import { stepScenes } from './scenes/steps.ts';
import { dishScenes } from './scenes.ts';

/** One picture. Its SVG is the same on every machine. */
export interface Drawing {
  /** Its name in `server/seed/pictures` */
  file: string;
  svg: string;
}

/** Flat colors stay sharp even at this quality. */
const webp = { quality: 52, effort: 4 } as const;
const jpeg = { quality: 80 } as const;

/** Draws all pictures as SVG: every dish, the steps that have a scene, and the owners' photos. */
export function drawAll(): Drawing[] {
  const dishes = Object.entries(dishScenes).map(([id, scene]) => ({ file: recipePictureFile(id), svg: renderScene(id, scene) }));
  const steps = Object.entries(stepScenes).flatMap(([id, scenes]) =>
    Object.entries(scenes).map(([step, scene]) => ({
      file: recipePictureFile(id, Number(step)),
      svg: renderScene(`${id}/${step}`, scene),
    })),
  );
  return [...dishes, ...steps, ...photos.map(({ name, svg }) => ({ file: photoFile(name), svg }))];
}

/** Converts a drawing to the format of its file; takes about 0.1 seconds. */
export function rasterize({ file, svg }: Drawing): Promise<Uint8Array> {
  const image = sharp(Buffer.from(svg)).removeAlpha();
  return (file.endsWith('.jpg') ? image.jpeg(jpeg) : image.webp(webp)).toBuffer();
}

/** SHA-256 of everything that the file is made from: the drawing and the quality settings. */
export const hashOf = ({ svg }: Drawing): string =>
  createHash('sha256')
    .update(JSON.stringify([webp, jpeg]))
    .update(svg)
    .digest('hex');
