import { expect, test } from '@playwright/test';
import { builtFolder, staticImportsOf } from '../../bench/reach.js';

test.describe('what a built file brings along at once', () => {
  const folder = builtFolder();
  const imported = (code: string) => staticImportsOf(code, folder);

  test('is what it imports, and the parts that it takes at its top level', () => {
    const code =
      'function e(){return t}import{t,$__}from"../../core.js";' +
      'const{a:b,c}=await $__("shared follow");export*from"./more.js";export{e};';
    expect(imported(code)).toEqual(['core.js', `${folder}/shared.js`, `${folder}/more.js`]);
  });

  test('is no part that a function waits for, however the minifier writes it', () => {
    const code =
      'import{$__}from"../../core.js";var f=async()=>{let{a}=await $__("later");a()};' +
      'class G{async h(){return(await $__("other")).t}}';
    expect(imported(code)).toEqual(['core.js']);
  });
});
