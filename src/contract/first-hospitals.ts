import type { ServiceSlug } from './catalogue.ts';
import type { PartnerHospital } from './responses/hospitals.ts';

type Kind = { hours: string; services: ServiceSlug[] };

const always = '24/7';
const basics: ServiceSlug[] = ['routine-checkups', 'medication-support'];
const hospital: Kind = {
  hours: always,
  services: ['emergency-assistance', ...basics, 'minor-surgeries', 'maternity-care'],
};
const large: Kind = { hours: always, services: [...hospital.services, 'private-rooms', 'advanced-diagnostics'] };
const clinic: Kind = { hours: 'Mo-Sa 08:00-20:00', services: [...basics, 'minor-surgeries'] };
const small: Kind = { hours: 'Mo-Fr 08:00-17:30; Sa 08:00-12:30', services: clinic.services };
const births: Kind = { hours: always, services: [...basics, 'maternity-care'] };

/** Town, latitude and longitude of its centre, and its hospitals. */
const towns = [
  [
    'Addis Ababa',
    9.02,
    38.75,
    [
      ['City Hospital', large],
      ['Four Gates Hospital', large],
      ['Morning Ridge Hospital', hospital],
      ['Weaver Street Clinic', clinic],
      ['Blue Door Maternity Clinic', births],
      ['Long Bridge Clinic', small],
    ],
  ],
  [
    'Adama',
    8.54,
    39.27,
    [
      ['HealthCare Plus', large],
      ['Orange Grove Hospital', hospital],
      ['Two Wells Clinic', clinic],
    ],
  ],
  [
    'Hawassa',
    7.05,
    38.48,
    [
      ['Sunrise Medical', large],
      ['Fig Tree Hospital', hospital],
      ['Lake Wind Clinic', births],
    ],
  ],
  [
    'Bahir Dar',
    11.59,
    37.38,
    [
      ["St. Mary's", large],
      ['Reed Boat Hospital', hospital],
      ['Pelican Bay Clinic', clinic],
    ],
  ],
  [
    'Mekelle',
    13.49,
    39.47,
    [
      ['White Stone Hospital', large],
      ['Salt Road Clinic', clinic],
    ],
  ],
  [
    'Dire Dawa',
    9.59,
    41.86,
    [
      ['Old Station Hospital', hospital],
      ['Three Acacias Clinic', small],
    ],
  ],
  [
    'Jimma',
    7.67,
    36.83,
    [
      ['Coffee Blossom Hospital', large],
      ['Honey Gate Clinic', births],
    ],
  ],
  [
    'Gondar',
    12.6,
    37.46,
    [
      ['Tall Juniper Hospital', hospital],
      ['Red Roof Clinic', small],
    ],
  ],
  [
    'Dessie',
    11.13,
    39.63,
    [
      ['Cloud Gate Hospital', hospital],
      ['Barley Field Clinic', clinic],
    ],
  ],
  [
    'Harar',
    9.31,
    42.12,
    [
      ['Five Lanes Hospital', hospital],
      ['Basket Market Clinic', births],
    ],
  ],
  [
    'Arba Minch',
    6.03,
    37.55,
    [
      ['Banana Leaf Hospital', hospital],
      ['Clear Spring Clinic', small],
    ],
  ],
  ['Nekemte', 9.09, 36.55, [['Rain Hill Hospital', hospital]]],
] as const;

export type FirstHospitalName = (typeof towns)[number][3][number][0];

/** A few steps from the one before. */
const beside = (centre: number, step: number) => Number((centre + 0.009 * step).toFixed(3));

/** Examples, until the company lists its partners: invented names and placeholder phone numbers, near the centre of real towns. */
export const firstHospitals: readonly (PartnerHospital & { name: FirstHospitalName })[] = towns
  .flatMap(([town, latitude, longitude, hospitals]) =>
    hospitals.map(([name, kind], index) => ({
      id: name,
      name,
      town,
      ...kind,
      map: null,
      location: { latitude: beside(latitude, index % 3), longitude: beside(longitude, index) },
    })),
  )
  .map((one, index) => ({ ...one, phone: `+2519000000${String(index).padStart(2, '0')}` }));
