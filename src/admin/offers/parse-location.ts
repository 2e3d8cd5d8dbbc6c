type Location = { latitude: number; longitude: number };

const number = String.raw`(-?\d+(?:\.\d+)?)`;
/** As Google Maps (`@9.03,38.75`, `?q=9.03,38.75`) and OpenStreetMap (`#map=16/9.03/38.75`, `?mlat=9.03&mlon=38.75`) write them. */
const inLink = [
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`[?&](?:q|ll|query|destination)=${number}(?:,|%2C)${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${number}/${number}`),
];

/** What was typed, else what the link to a map says; null for neither. `NaN` for what cannot be read, so that the schema rejects it. */
export function parseLocation(typed: string | undefined, map: string | undefined): Location | null {
  if (typed !== undefined) {
    const [, latitude, longitude] = new RegExp(`^${number}[,;\\s]+${number}$`).exec(typed) ?? [];
    return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  const found = inLink.map((pattern) => pattern.exec(map ?? '')).find(Boolean);
  return found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : null;
}
