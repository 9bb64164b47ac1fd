import { type RefObject, useEffect, useRef } from 'react';
import type { FieldText } from '../../../ui/field/Field.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { formattedPhone } from '../format-phone.ts';

interface PhoneFieldProps extends FieldText {
  /** Abbreviation of the country whose number it is */
  country: string;
  defaultValue: string | undefined;
}

/** A phone number, which is shown formatted once it is valid. Its form and the draft have it as it was typed. */
export function PhoneField({ country, ...field }: PhoneFieldProps) {
  const { input, format } = usePhoneFormat(field.name, country);
  return <TextField {...field} type="tel" autoComplete="tel-national" ref={input} onBlur={() => void format()} />;
}

/** A number as it was typed, and the text that is shown for it. */
interface Formatted {
  typed: string;
  shown: string;
}

const typedIn = (input: HTMLInputElement, formatted: Formatted | undefined): string =>
  input.value === formatted?.shown ? formatted.typed : input.value;

/** @returns a ref for the input, and what to call when it is left */
function usePhoneFormat(name: string, country: string) {
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  const formatted = useRef<Formatted>(undefined);

  const format = async () => {
    if (!input.current?.value.trim() || !country) return;
    const typed = typedIn(input.current, formatted.current);
    const shown = (await formattedPhone(typed, country)) ?? typed;
    const { current } = input;
    const isEdited = !current || current === document.activeElement || typedIn(current, formatted.current) !== typed;
    if (isEdited) return;
    formatted.current = { typed, shown };
    current.value = shown;
  };

  // Another country's number is formatted in another way, or is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per country
  useEffect(() => void format(), [country]);

  useEffect(() => {
    const form = input.current?.form;
    const onFormData = ({ formData }: FormDataEvent) => {
      if (input.current) formData.set(name, typedIn(input.current, formatted.current));
    };
    form?.addEventListener('formdata', onFormData);
    return () => form?.removeEventListener('formdata', onFormData);
  }, [name]);

  return { input, format };
}
