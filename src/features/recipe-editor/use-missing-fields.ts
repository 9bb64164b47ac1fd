import { useEffect, useState } from 'react';
import { type FormKind, useForm } from '../../app/form/form.ts';
import { loadSending } from '../../app/form/use-submit.ts';
import type { UserInfo } from '../../contract/user/user.ts';
import { useT } from '../../ui/screen/use-t.ts';
import type { Editor } from './editor.ts';

const debounceMs = 400;

interface MissingFieldsOptions {
  kind: FormKind;
  editor: Editor;
  user: UserInfo | undefined;
}

/** The fields that keep the recipe from being published, in the order of the page; none before the form is used. */
export function useMissingFields({ kind, editor, user }: MissingFieldsOptions): readonly string[] {
  const t = useT();
  const { used, draft, photos } = useForm();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const photoCount = photos.ready.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is part of the draft
  useEffect(() => {
    if (!used || !user) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const update = async () => {
      const [chunk, rules] = (await loadSending(kind)) ?? [];
      const errors = chunk && rules && (await chunk.check(rules, draft(), user, t));
      if (errors && !stopped) setMissing(kind.order.filter((field) => errors[field]));
    };
    const updateDebounced = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void update(), debounceMs);
    };
    updateDebounced();
    const stopListening = editor.$recipe.listen(updateDebounced);
    // The first fields are not in the editor's state.
    addEventListener('input', updateDebounced);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopListening();
      removeEventListener('input', updateDebounced);
    };
  }, [used, user, kind, editor, draft, t, photoCount]);

  return missing;
}
