import { useState } from 'react';
import type { Image } from '../../contract/fields.ts';
import './recipe-picture.css';

interface RecipePictureProps {
  image: Image | null;
  /** Empty where the text beside it says what it shows */
  alt: string;
  kind: 'card' | 'page' | 'step';
  /** A class of the component that it stands in, for its place */
  className?: string;
}

/** A recipe's picture in a box of 4 to 3, which avoids layout shifts; a drawn plate if there is none or it cannot be loaded. */
export function RecipePicture({ image, alt, kind, className = '' }: RecipePictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={`recipe-picture recipe-picture-${kind} ${className}`.trim()}>
      {image && image.url !== broken ? (
        <img
          src={image.url}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={kind === 'page' ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(image.url)}
        />
      ) : (
        <svg className="recipe-picture-none" viewBox="0 0 48 36" aria-hidden="true">
          <path d="M24 9a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10M9 9v5a2 2 0 0 0 4 0V9m-2 0v18M39 27V9c-3 2-3 7-2.5 10H39" />
        </svg>
      )}
    </span>
  );
}
