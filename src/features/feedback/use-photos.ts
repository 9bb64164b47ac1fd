import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { maxImages } from '../../contract/images.ts';
import type { DraftImage } from '../../stores/drafts.ts';
import { newKey } from '../../stores/drafts.ts';
import type { PhotoError } from './shrink.ts';
import { upload } from './upload.ts';

/**
 * Where a picture is on its way: a share of its bytes, waiting for a connection (it goes with the report), or refused by the
 * server as it is. One that has arrived has none.
 */
export type Way = { is: 'leaving'; share: number } | { is: 'waiting' } | { is: 'refused'; message: string };

/** A file that was not taken, and why, by the name of its text. */
export interface Turned {
  name: string;
  text: PhotoError['text'] | 'feedback.photoTooMany';
}

type SetImages = (change: (images: readonly DraftImage[]) => readonly DraftImage[]) => void;

/** Takes files into a form's pictures: made small enough, kept with the draft, and sent ahead while the rest is typed. */
export function usePhotos(images: readonly DraftImage[], setImages: SetImages, signedIn: boolean) {
  const [ways, setWays] = useState<Readonly<Record<string, Way>>>({});
  const [turned, setTurned] = useState<readonly Turned[]>([]);
  const started = useRef(new Set<string>());

  const send = useCallback(
    async (image: DraftImage) => {
      const way = (next: Way | undefined) =>
        setWays(({ [image.key]: _, ...others }) => (next ? { ...others, [image.key]: next } : others));
      started.current.add(image.key);
      way({ is: 'leaving', share: 0 });
      try {
        const uploaded = await upload(image, (share) => way({ is: 'leaving', share }));
        setImages((all) => all.map((other) => (other.key === image.key ? { ...other, uploaded } : other)));
        way(undefined);
      } catch (error) {
        const { transient, message } = error as ApiError;
        way(transient ? { is: 'waiting' } : { is: 'refused', message });
      }
    },
    [setImages],
  );

  useEffect(() => {
    if (!signedIn) return;
    for (const image of images) if (!image.uploaded && !started.current.has(image.key)) void send(image);
  }, [images, send, signedIn]);

  const add = async (files: readonly File[]) => {
    const room = maxImages - images.length;
    const refused: Turned[] = files.slice(Math.max(0, room)).map(({ name }) => ({ name, text: 'feedback.photoTooMany' }));
    for (const file of files.slice(0, Math.max(0, room))) {
      try {
        const { fitImage } = await import('./shrink.ts');
        const blob = await fitImage(file);
        setImages((all) => [...all, { key: newKey(), name: file.name, blob }]);
      } catch (error) {
        refused.push({ name: file.name, text: (error as PhotoError).text ?? 'feedback.photoUnreadable' });
      }
    }
    setTurned(refused);
  };

  const remove = (key: string) => {
    setTurned([]);
    setImages((all) => all.filter((image) => image.key !== key));
  };

  return { ways, turned, add, remove, retry: (image: DraftImage) => void send(image) };
}
