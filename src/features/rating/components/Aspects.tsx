import { useChoice } from '../../../app/form/form.ts';
import { aspectsOf, manyStars, type RatingKind } from '../../../contract/rating/aspects.ts';
import { FieldHead } from '../../../ui/field/Field.tsx';
import { useT } from '../../../ui/screen/use-t.ts';
import { marked, wordsOf } from '../fields.ts';
import '../../../app/form/choice-chip.css';
import './aspects.css';

interface AspectsProps {
  kind: RatingKind;
  stars: number;
  initial: string;
}

/** What was good or could be better, to choose from; shown once there is a star. */
export function Aspects({ kind, stars, initial }: AspectsProps) {
  const t = useT();
  const [field, setField] = useChoice('aspects', initial);
  const chosen = wordsOf(field);
  const toggle = (aspect: string) =>
    setField(marked(chosen.includes(aspect) ? chosen.filter((other) => other !== aspect) : [...chosen, aspect]));

  return (
    <>
      <input type="hidden" name="aspects" value={field} />
      {stars > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid as labels do
        <div className="field" id="aspects" role="group" aria-labelledby="aspects-label">
          <FieldHead name="aspects" label={t(stars >= manyStars ? 'rating.good' : 'rating.better')} group />
          <div className="aspects-list">
            {aspectsOf(kind, stars).map((aspect) => (
              <label className="choice-chip" key={aspect}>
                <input className="face-input" type="checkbox" checked={chosen.includes(aspect)} onChange={() => toggle(aspect)} />
                <span className="choice-chip-face">{t(`rating.aspect_${aspect}`)}</span>
              </label>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
