import type {
  ButtonHTMLAttributes,
  HTMLAttributes,
  LooseAnchorHTMLAttributes,
  LooseImgHTMLAttributes,
  LooseInputHTMLAttributes,
  LooseSelectHTMLAttributes,
  SignalLike,
  SVGAttributes,
  TextareaHTMLAttributes,
} from 'preact';

interface Elements {
  a: LooseAnchorHTMLAttributes;
  article: HTMLAttributes<HTMLElement>;
  button: ButtonHTMLAttributes;
  img: LooseImgHTMLAttributes;
  input: LooseInputHTMLAttributes;
  select: LooseSelectHTMLAttributes;
  svg: SVGAttributes<SVGSVGElement>;
  textarea: TextareaHTMLAttributes;
}

/** What a native element takes, in plain values. Its role follows from what it is. */
export type PropsOf<Tag extends keyof Elements> = {
  [Name in Exclude<keyof Elements[Tag], 'role'>]?: Exclude<Elements[Tag][Name], SignalLike<unknown>>;
};
