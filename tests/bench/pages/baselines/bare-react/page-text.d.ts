declare module 'virtual:page-text' {
  const text: import('../page-text.ts').PageText[];
  export default text;
}
