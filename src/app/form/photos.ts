import { maxImages } from '../../contract/images/limits.ts';
import { newKey } from '../../stores/drafts.ts';
import { fitImage, type PhotoError } from './shrink.ts';
import type { SetImages, Turned } from './use-photos.ts';

/**
 * Takes files into a form's pictures, made small enough.
 *
 * @param place for one picture, which takes the place of the one before
 * @returns those that it could not take, and why
 */
export async function take(files: readonly File[], setImages: SetImages, place?: string): Promise<readonly Turned[]> {
  const turned: Turned[] = [];
  for (const file of files) {
    try {
      const blob = await fitImage(file);
      setImages((all) => {
        const image = { key: newKey(), name: file.name, blob };
        if (place) return [...all.filter((other) => other.place !== place), { ...image, place }];
        if (all.length < maxImages) return [...all, image];
        turned.push({ name: file.name, text: 'form.photoTooMany' });
        return all;
      });
    } catch (error) {
      turned.push({ name: file.name, text: (error as PhotoError).text ?? 'form.photoUnreadable', place });
    }
  }
  return turned;
}
