declare module 'icon:*' {
  const Icon: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default Icon;
}

declare module '*.svg?component' {
  const Picture: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default Picture;
}

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
}
