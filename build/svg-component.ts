import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const iconPrefix = 'icon:';
const pictureSuffix = '?component';

/**
 * Turns `icon:hospital-outline` (Healthicons) and `./hero.svg?component` into React components at build time. Inlined
 * SVG needs no request and can use the theme's colours.
 */
export function svgComponents(): Plugin {
  return {
    name: 'svg-components',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(iconPrefix)) return `\0${source}`;
      if (!source.endsWith(`.svg${pictureSuffix}`)) return null;
      const file = await this.resolve(source.slice(0, -pictureSuffix.length), importer, { skipSelf: true });
      return file && `\0picture:${file.id}`;
    },
    async load(id) {
      if (id.startsWith(`\0${iconPrefix}`)) return componentOf(healthIcon(id.slice(iconPrefix.length + 1)));
      if (!id.startsWith('\0picture:')) return null;
      const file = id.slice('\0picture:'.length);
      this.addWatchFile(file);
      return componentOf(await readFile(file, 'utf8'));
    },
  };
}

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};
let iconSet: IconSet | undefined;

function healthIcon(name: string): string {
  iconSet ??= createRequire(import.meta.url)('@iconify-json/healthicons/icons.json') as IconSet;
  const icon = iconSet.icons[name];
  if (!icon) throw new Error(`There is no Health Icon named ${name}.`);
  const width = icon.width ?? iconSet.width ?? 48;
  const height = icon.height ?? iconSet.height ?? 48;
  return `<svg viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

/** Compiles an SVG of tags and attributes (no text or styles) to a module. */
export function componentOf(svg: string): string {
  const tags = svg
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<style>[\s\S]*?<\/style>/gi, '')
    .matchAll(/<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g);
  let code = '';
  for (const [, closes, tag, attributes, empty] of tags) {
    if (closes) {
      code += '),';
      continue;
    }
    const root = tag === 'svg';
    const props = [...(attributes ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)]
      .filter(([, name]) => !(root && (name?.startsWith('xmlns') || name === 'width' || name === 'height')))
      .map(([, name = '', value]) => `${JSON.stringify(propName(name))}: ${JSON.stringify(value)}`);
    if (root) props.push('"aria-hidden": true', '"focusable": "false"', '...props');
    code += `h(${JSON.stringify(tag)}, {${props.join(', ')}},${empty ? '),' : ''}`;
  }
  return `import { createElement as h } from 'react';\nexport default (props) => ${code.replace(/,$/, '')};\n`;
}

/** The React prop of an attribute: `stroke-width` becomes `strokeWidth`. */
const propName = (attribute: string) =>
  attribute === 'class' ? 'className' : attribute.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
