import { useChoice } from '../../../app/form/form.ts';
import { aspectsOf, manyStars, type RatingKind } from '../../../contract/rating/aspects.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import { marked, wordsOf } from '../fields.ts';
import './aspects.css';

interface AspectsProps {
  kind: RatingKind;
  stars: number;
  start: string;
}

/** What was good or could be better, to pick from; there from the first star on. */
export function Aspects({ kind, stars, start }: AspectsProps) {
  const t = useT();
  const [field, setField] = useChoice('aspects', start);
  const chosen = wordsOf(field);
  const toggle = (aspect: string) =>
    setField(marked(chosen.includes(aspect) ? chosen.filter((other) => other !== aspect) : [...chosen, aspect]));

  return (
    <>
      <input type="hidden" name="aspects" value={field} />
      {stars > 0 && (
        <fieldset className="aspects" id="aspects">
          <legend className="field-label">{t(stars >= manyStars ? 'rating.good' : 'rating.better')}</legend>
          <div className="aspects-list">
            {aspectsOf(kind, stars).map((aspect) => (
              <label className="aspect" key={aspect}>
                <input className="aspect-box" type="checkbox" checked={chosen.includes(aspect)} onChange={() => toggle(aspect)} />
                <span className="aspect-face">{t(`rating.aspect_${aspect}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
