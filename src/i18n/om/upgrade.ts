import type { messages as en } from '../en/upgrade.ts';

export const messages: typeof en = {
  title: 'Gara Piriimiyamii ce’aa',
  description:
    'Piriimiyamiin maal dabala: wal’aansa biyya alaa, kutaa dhuunfaa, qorannoo olaanaa, ambulaansii qilleensaa, ittisa dhukkubaa, wal’aansa bilbilaan fi dursa.',
  lead: 'Piriimiyamiin guyyaa inshuraansiin idilee gahaa hin taaneefi.',
  adds: {
    heading: 'Piriimiyamiin maal dabala?',
    services: 'Tajaajiloota Piriimiyamii',
    servicesText:
      'Kun maamiltoota Piriimiyamiif banaadha. Tokkoon tokkoon isaanii fuula maal akka of keessaa qabuu fi gatiin isaa meeqa akka ta’e ibsu qabu.',
    priority: 'Gaaffii beenyaa dursaa',
    priorityText: 'Gaaffii beenyaa tokko akka dursa argatu gochuu dandeessu. Kanneen biroo dura ilaalama.',
    dashboard: 'Fuula akkaawuntii mataa keessanii',
    dashboardText:
      'Sagantaa, tajaajilootaa fi gaaffiilee beenyaa keessan al tokkotti: kan mirkanaa’e, kan murtii eegaa jiru ykn kan kufaa ta’e.',
  },
  keeps: 'Tajaajiloonni idilee hundis isiniif banaa ta’anii itti fufu.',
  cost: 'Gatii Piriimiyamii fi waan inni kennu',
  ask: 'Osoo hin murteessin dura nu gaafadhaa; gaafachuun kaffaltii hin qabu.',
  price:
    'Piriimiyamiin waggaa tokkoof; tajaajilli filattan tokkoon tokkoonis akkasuma. Galmaa’uuf kaffaltiin hin jiru.',
  how: 'Piriimiyamiin galmee fi seensa mataa isaa qaba. Duraan akkaawuntii idilee yoo qabaattan, seenaatii asuma irratti Piriimiyamii gaafadhaa; akkaawuntiin keessan akkuma jirutti itti fufa.',
  upgrade: 'Amma ce’aa',
  already: 'Duraan maamila Piriimiyamiitii?',
  login: 'Gara Piriimiyamii seenaa',
};
