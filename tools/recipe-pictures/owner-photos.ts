import { type PhotoName, photoNames, pictureSize } from '../../server/seed/pictures.ts';

/** The bars of a barcode on a type label. */
const bars = Array.from({ length: 46 }, (_, i) => {
  const width = 2 + ((i * 7) % 5) * 2;
  return `<rect x="${404 + i * 9}" y="520" width="${width}" height="86"/>`;
}).join('');

const floor = (color: string, line: string) =>
  `<rect width="1200" height="900" fill="${color}"/>${Array.from(
    { length: 8 },
    (_, i) => `<path d="M0 ${i * 118}H1200" stroke="${line}" stroke-width="3"/>`,
  ).join('')}`;

const drawings: Record<PhotoName, string> = {
  robot: `${floor('#c9a982', '#b59468')}
    <ellipse cx="612" cy="486" rx="318" ry="306" fill="#000" opacity=".18"/>
    <circle cx="600" cy="450" r="310" fill="#f4f5f6"/><circle cx="600" cy="450" r="310" fill="none" stroke="#d5d9dd" stroke-width="10"/>
    <path d="M318 322a310 310 0 0 1 564 0" fill="none" stroke="#34393f" stroke-width="34"/>
    <circle cx="600" cy="420" r="92" fill="#2b2f34"/><circle cx="600" cy="420" r="62" fill="#3d434a"/><circle cx="600" cy="420" r="18" fill="#11806a"/>
    <rect x="540" y="596" width="120" height="44" rx="22" fill="#e3e6e9"/><circle cx="572" cy="618" r="11" fill="#11806a"/><circle cx="628" cy="618" r="11" fill="#8b939b"/>`,
  label: `<rect width="1200" height="900" fill="#23272b"/>
    <circle cx="600" cy="1040" r="820" fill="#2e3338"/><rect x="120" y="180" width="150" height="420" rx="70" fill="#15181b"/><rect x="930" y="180" width="150" height="420" rx="70" fill="#15181b"/>
    <rect x="340" y="300" width="540" height="400" rx="14" fill="#fafafa"/>
    <g fill="#30353a"><rect x="380" y="338" width="250" height="26"/><rect x="380" y="386" width="380" height="14"/><rect x="380" y="418" width="330" height="14"/><rect x="380" y="450" width="200" height="14"/>${bars}<rect x="404" y="628" width="300" height="20"/></g>`,
  place: `<rect width="1200" height="900" fill="#e9e4dc"/><rect y="560" width="1200" height="340" fill="#b98f63"/><rect y="548" width="1200" height="16" fill="#fff"/>
    <rect x="180" y="300" width="420" height="260" fill="#8a6b4a"/><rect x="180" y="410" width="420" height="8" fill="#6f5438"/>
    <rect x="270" y="210" width="230" height="90" rx="12" fill="#23272b"/><path d="M300 210V90M470 210V90" stroke="#23272b" stroke-width="12"/><circle cx="310" cy="258" r="8" fill="#3ac18f"/><circle cx="340" cy="258" r="8" fill="#3ac18f"/><circle cx="370" cy="258" r="8" fill="#e2a33c"/>
    <rect x="760" y="420" width="200" height="160" rx="16" fill="#f4f5f6"/><ellipse cx="860" cy="640" rx="200" ry="64" fill="#dfe3e6"/><ellipse cx="860" cy="620" rx="200" ry="64" fill="#f4f5f6"/><ellipse cx="860" cy="608" rx="56" ry="18" fill="#2b2f34"/>`,
  brush: `${floor('#dfe3e6', '#cfd4d9')}
    <g transform="rotate(-14 600 450)"><rect x="180" y="390" width="840" height="120" rx="60" fill="#30353a"/>${Array.from(
      { length: 18 },
      (_, i) => `<path d="M${220 + i * 40} 392l60 116" stroke="${i % 2 ? '#11806a' : '#e07b39'}" stroke-width="14"/>`,
    ).join(
      '',
    )}<rect x="130" y="424" width="70" height="52" fill="#8b939b"/><rect x="1000" y="424" width="70" height="52" fill="#8b939b"/></g>
    <path d="M210 560c60-120 10-150 80-210s20-90 70-120" fill="none" stroke="#5b4632" stroke-width="5"/>`,
};

const { width, height } = pictureSize;

/** Drawings that stand for an owner's photos, as SVG. They hold no text, since fonts differ between machines. */
export const photos = photoNames.map((name) => ({
  name,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawings[name]}</svg>`,
}));
