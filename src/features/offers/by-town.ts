/** Towns in the order in which they first come, each with its hospitals. */
export function byTown<H extends { town: string }>(hospitals: readonly H[]): { town: string; hospitals: H[] }[] {
  const towns = new Map<string, H[]>();
  for (const hospital of hospitals) {
    const others = towns.get(hospital.town);
    if (others) others.push(hospital);
    else towns.set(hospital.town, [hospital]);
  }
  return [...towns].map(([town, hospitals]) => ({ town, hospitals }));
}
