import { maxImages } from '../../contract/image-limits.ts';
import { newKey } from '../../stores/drafts.ts';
import { fitImage, type PhotoError } from './shrink.ts';
import type { SetImages, Turned } from './use-photos.ts';

/** Takes files into a form's pictures, made small enough. @returns those that it could not take, and why */
export async function take(files: readonly File[], setImages: SetImages): Promise<readonly Turned[]> {
  const turned: Turned[] = [];
  for (const file of files) {
    try {
      const blob = await fitImage(file);
      setImages((all) => {
        if (all.length < maxImages) return [...all, { key: newKey(), name: file.name, blob }];
        turned.push({ name: file.name, text: 'form.photoTooMany' });
        return all;
      });
    } catch (error) {
      turned.push({ name: file.name, text: (error as PhotoError).text ?? 'form.photoUnreadable' });
    }
  }
  return turned;
}
