/** Joins the class names that hold; a CSS module's name may be undefined to the compiler. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
