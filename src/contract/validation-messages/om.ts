import type { FieldError } from '../validate.ts';
import type { ValidationMessages } from './en.ts';

export const messages: ValidationMessages = {
  several: 'Bakka tokkoo ol sirreessuu qabdu. Tokkoon tokkoon isaa maaltu akka dogoggore ni hima.',
  field: (error: FieldError): string => {
    switch (error.code) {
      case 'required':
        return 'Maaloo kana guutaa.';
      case 'wrong-type':
        return 'Kun bifa nuti dubbisuu dandeenyuun hin barreeffamne.';
      case 'too-long':
        return error.limit === undefined
          ? 'Kun baay’ee dheeraadha. Maaloo gabaabsaa.'
          : `Kun baay’ee dheeraadha: qubee ${error.limit} caaluu hin qabu.`;
      case 'too-short':
        return error.limit === undefined
          ? 'Kun baay’ee gabaabaadha. Maaloo dheeressaa.'
          : `Kun baay’ee gabaabaadha: yoo xiqqaate qubee ${error.limit} ta’uu qaba.`;
      case 'unreadable':
        return 'Kana keessa mallattoo olkaa’amuu hin dandeenyetu jira.';
      case 'not-an-email':
        return 'Kun teessoo imeelii hin fakkaatu; fakkeenyaaf maqaa@mail.com.';
      case 'common-password':
        return 'Jechi iccitii kun warra namoonni baay’een itti fayyadaman keessaa tokko. Maaloo kan biraa filadhaa.';
      case 'passwords-differ':
        return 'Jechoonni iccitii lamaan wal hin simne.';
      case 'not-an-email-or-phone':
        return 'Kun teessoo imeelii yookaan lakkoofsa bilbilaa hin fakkaatu.';
      case 'wrong-password':
        return 'Kun jecha iccitii keessan kan ammaa miti.';
      case 'not-a-card-number':
        return 'Kun lakkoofsa kaardii miti. Qubee fi lakkoofsa hunda kaardicha waliin wal bira qabaa ilaalaa.';
      case 'not-a-code':
        return 'Koodichi lakkoofsa ja’a qaba.';
      case 'wrong-app-code':
        return 'Koodiin kun dogoggora, yookaan duraan itti fayyadamameera. Isa itti aanu eegaa.';
      case 'wrong-code':
        return 'Koodiin kun sirrii miti, yookaan yeroon isaa darbeera. Haaraa gaafadhaa.';
      case 'not-offered':
        return 'Kun filannoowwan dhiyaatan keessa hin jiru.';
      case 'not-an-amount':
        return 'Maaloo hamma qarshii barreessaa, fakkeenyaaf 1,250.50.';
      case 'not-asked':
        return 'Gaaffiin kun kana booda banaa miti; kanaaf deebiin keessan hin barbaachifne.';
      case 'not-declined':
        return 'Irra deebi’amee akka ilaalamu gaafachuun kan danda’amu yeroo gaaffiin beenyaa kufaa ta’ee jiru si’a tokko qofa. Kun irra deebi’ee murtaa’eera, sirreeffameera yookaan duraan gaafatameera.';
      case 'too-late':
        return 'Erga kufaa ta’ee guyyaa jaatama ol darbeera. Maaloo nuuf bilbilaa; maal gochuun akka danda’amu ni ilaalla.';
      case 'not-in-family':
        return 'Namni kun amma miseensota maatii keessan keessa hin jiru. Maaloo gaaffiin beenyaa eenyuuf akka ta’e filadhaa.';
      case 'no-customer':
        return 'Imeelii kanaan akkaawuntiin maamilaa hin jiru.';
      case 'price-changed':
        return "Gatiin isaa erga sanaa jijjiirameera. Maaloo irra deebi'aa ilaalaa.";
      case 'not-readable':
        return 'Suuraan yookaan faayilli PDF kun dubbifamuu hin danda’u. Maaloo kan biraa filadhaa.';
      case 'wrong-hash':
        return 'Suurichi akka ergametti nu hin geenye. Irra deebi’amee ni ergama.';
      case 'too-many-photos':
        return 'Suuraawwan kun kan waliin ergamuu danda’an caalu.';
      case 'in-future':
        return 'Guyyaan kun hin geenye.';
    }
  },
};
