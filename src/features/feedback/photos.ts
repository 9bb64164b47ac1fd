import type { ApiError } from '../../api/errors.ts';
import { maxImages } from '../../contract/images.ts';
import { type DraftImage, newKey } from '../../stores/drafts.ts';
import { fitImage, type PhotoError } from './shrink.ts';
import { upload } from './upload.ts';
import type { SetImages, Turned, Way } from './use-photos.ts';

/** Takes files into a form's pictures, made small enough. @returns those that it could not take, and why */
export async function take(files: readonly File[], setImages: SetImages): Promise<readonly Turned[]> {
  const turned: Turned[] = [];
  for (const file of files) {
    try {
      const blob = await fitImage(file);
      setImages((all) => {
        if (all.length < maxImages) return [...all, { key: newKey(), name: file.name, blob }];
        turned.push({ name: file.name, text: 'feedback.photoTooMany' });
        return all;
      });
    } catch (error) {
      turned.push({ name: file.name, text: (error as PhotoError).text ?? 'feedback.photoUnreadable' });
    }
  }
  return turned;
}

/** Sends a picture ahead while the rest of the form is filled in, telling where it is on its way. */
export async function sendAhead(image: DraftImage, setImages: SetImages, onWay: (way: Way | undefined) => void): Promise<void> {
  onWay({ is: 'leaving', share: 0 });
  try {
    const uploaded = await upload(image, (share) => onWay({ is: 'leaving', share }));
    setImages((all) => all.map((other) => (other.key === image.key ? { ...other, uploaded } : other)));
    onWay(undefined);
  } catch (error) {
    const { transient, message } = error as ApiError;
    onWay(transient ? { is: 'waiting' } : { is: 'refused', message });
  }
}
