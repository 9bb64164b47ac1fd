import { useCallback, useEffect, useRef, useState } from 'react';
import { maxImages } from '../../contract/images/limits.ts';
import type { Image } from '../../contract/images/upload.ts';
import type { DraftImage } from '../../stores/drafts.ts';
import type { Way } from '../../stores/upload.ts';
import { formChunk } from './form.ts';
import type { PhotoError } from './shrink.ts';

/** A file that was not taken, and why, by the name of its text. */
export interface Turned {
  name: string;
  text: PhotoError['text'] | 'form.photoTooMany';
  place?: string | undefined;
}

export type SetImages = (change: (images: readonly DraftImage[]) => readonly DraftImage[]) => void;

/** The pictures of a form: taken in, sent ahead once it is known who sends them, removed one by one. */
export function usePhotos(images: readonly DraftImage[], setImages: SetImages, uid: string | undefined) {
  const [ways, setWays] = useState<Readonly<Record<string, Way>>>({});
  const [turned, setTurned] = useState<readonly Turned[]>([]);
  const started = useRef(new Set<string>());
  /** What the server made of pictures, also of those that were removed while they were uploaded */
  const arrived = useRef(new Map<string, Image>());
  const taking = useRef<Promise<void>>(Promise.resolve());

  const send = useCallback(
    async (image: DraftImage) => {
      if (!uid) return;
      started.current.add(image.key);
      const part = await formChunk.load().catch(() => undefined);
      const uploaded = await part?.sendAhead(image, uid, (way) =>
        setWays(({ [image.key]: _, ...others }) => (way ? { ...others, [image.key]: way } : others)),
      );
      if (!uploaded) return;
      arrived.current.set(image.key, uploaded);
      setImages((all) => all.map((other) => (other.key === image.key ? { ...other, uploaded } : other)));
    },
    [setImages, uid],
  );

  useEffect(() => {
    if (!uid) return;
    for (const image of images) if (!image.uploaded && !started.current.has(image.key)) void send(image);
  }, [images, send, uid]);

  return {
    ways,
    turned,
    /** @param place see {@link DraftImage} */
    add(files: readonly File[], place?: string) {
      taking.current = taking.current.then(async () => {
        const part = await formChunk.load().catch(() => undefined);
        if (part) setTurned(await part.take(files, setImages, place));
      });
    },
    /** Until everything that was chosen is among the pictures, made small enough */
    taken: () => taking.current,
    /** @returns puts the picture back in its place, with the state that its upload has reached by then */
    remove(key: string): () => void {
      setTurned([]);
      let removed: DraftImage | undefined;
      let at = 0;
      setImages((all) => {
        at = all.findIndex((image) => image.key === key);
        removed = all[at];
        return all.filter((image) => image.key !== key);
      });
      return () => {
        if (!removed) return;
        const uploaded = arrived.current.get(key) ?? removed.uploaded;
        const image = { ...removed, ...(uploaded && { uploaded }) };
        setImages((all) => {
          if (all.some((other) => other.key === key)) return all;
          if (!image.place && all.length >= maxImages) {
            setTurned([{ name: image.name, text: 'form.photoTooMany' }]);
            return all;
          }
          return [...all.slice(0, at), image, ...all.slice(at)];
        });
      };
    },
    retry: (image: DraftImage) => void send(image),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
