declare module 'icon:*' {
  const Icon: import('preact').FunctionComponent<import('preact').SVGAttributes<SVGSVGElement>>;
  export default Icon;
}

declare module '*.svg?component' {
  const Picture: import('preact').FunctionComponent<import('preact').SVGAttributes<SVGSVGElement>>;
  export default Picture;
}

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
}
