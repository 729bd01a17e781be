/* Generated from schemas/ by `npm run generate`. Do not edit. */
var be=(n,i)=>()=>(i||n((i={exports:{}}).exports,i),i.exports);var ke=be(pe=>{"use strict";Object.defineProperty(pe,"__esModule",{value:!0});function Pe(n){let i=n.length,f=0,c=0,h;for(;c<
i;)f++,h=n.charCodeAt(c++),h>=55296&&h<=56319&&c<i&&(h=n.charCodeAt(c),(h&64512)===56320&&c++);return f}pe.default=Pe;Pe.
code='require("ajv/dist/runtime/ucs2length").default'});var Oe=be($=>{"use strict";Object.defineProperty($,"__esModule",{value:!0});$.formatNames=$.fastFormats=$.fullFormats=void 0;
function I(n,i){return{validate:n,compare:i}}$.fullFormats={date:I(je,me),time:I(oe(!0),de),"date-time":I(we(!0),Ne),"is\
o-time":I(oe(),Ae),"iso-date-time":I(we(),xe),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:er,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:nr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:sr,int32:{type:"number",validate:ir},int64:{type:"number",validate:ar},float:{type:"number",validate:ve},double:{type:"\
number",validate:ve},password:!0,binary:!0};$.fastFormats={...$.fullFormats,date:I(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,me),time:I(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,de),"date-time":I(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ne),"iso-time":I(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ae),"iso-date-time":I(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
xe),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
$.formatNames=Object.keys($.fullFormats);function Gs(n){return n%4===0&&(n%100!==0||n%400===0)}var Js=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Ys=[0,31,28,31,30,31,30,31,31,30,31,30,31];function je(n){let i=Js.exec(n);if(!i)return!1;let f=+i[1],c=+i[2],h=+i[3];return c>=
1&&c<=12&&h>=1&&h<=(c===2&&Gs(f)?29:Ys[c])}function me(n,i){if(n&&i)return n>i?1:n<i?-1:0}var ne=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function oe(n){return function(f){let c=ne.exec(f);if(!c)return!1;let h=+c[1],e=+c[2],t=+c[3],r=c[4],s=c[5]==="-"?-1:1,p=+(c[6]||
0),o=+(c[7]||0);if(p>23||o>59||n&&!r)return!1;if(h<=23&&e<=59&&t<60)return!0;let a=e-o*s,l=h-p*s-(a<0?1:0);return(l===23||
l===-1)&&(a===59||a===-1)&&t<61}}function de(n,i){if(!(n&&i))return;let f=new Date("2020-01-01T"+n).valueOf(),c=new Date(
"2020-01-01T"+i).valueOf();if(f&&c)return f-c}function Ae(n,i){if(!(n&&i))return;let f=ne.exec(n),c=ne.exec(i);if(f&&c)return n=
f[1]+f[2]+f[3],i=c[1]+c[2]+c[3],n>i?1:n<i?-1:0}var le=/t|\s/i;function we(n){let i=oe(n);return function(c){let h=c.split(
le);return h.length===2&&je(h[0])&&i(h[1])}}function Ne(n,i){if(!(n&&i))return;let f=new Date(n).valueOf(),c=new Date(i).
valueOf();if(f&&c)return f-c}function xe(n,i){if(!(n&&i))return;let[f,c]=n.split(le),[h,e]=i.split(le),t=me(f,h);if(t!==
void 0)return t||de(c,e)}var Qs=/\/|:/,Xs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function er(n){return Qs.test(n)&&Xs.test(n)}var qe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function sr(n){return qe.lastIndex=0,qe.test(n)}var rr=-(2**31),tr=2**31-1;function ir(n){return Number.isInteger(n)&&n<=
tr&&n>=rr}function ar(n){return Number.isInteger(n)}function ve(){return!0}var pr=/[^\\]\\Z/;function nr(n){if(pr.test(n))
return!1;try{return new RegExp(n),!0}catch{return!1}}});var Lr=Be,ue={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/access-tokens.sc\
hema.json",title:"Access tokens",description:"Tokens of a person, those included that are over.",type:"object",properties:{
items:{title:"Items",description:"In any order.",type:"array",items:{title:"Token",description:"One token.",type:"object",
properties:{sys:{title:"System properties",description:"Set by the content service.",type:"object",properties:{id:{title:"\
Id",description:"Of the token.",type:"string"},createdAt:{title:"Created",description:"ISO 8601.",type:"string"},expiresAt:{
title:"Expires",description:"ISO 8601; null for never.",type:["string","null"]},lastUsedAt:{title:"Last used",description:"\
ISO 8601, to within minutes; null for never.",type:["string","null"]},redactedValue:{title:"End",description:"Last chara\
cters of the token.",type:"string"}},required:["id","createdAt","expiresAt","lastUsedAt","redactedValue"],additionalProperties:!0},
name:{title:"Name",description:"Given by its owner.",type:"string"},scopes:{title:"Scopes",description:"What it may do.",
type:"array",items:{title:"Scope",description:"Reading or managing.",type:"string"}},revokedAt:{title:"Revoked",description:"\
ISO 8601; null for one that is not.",type:["string","null"]}},required:["sys","name","scopes","revokedAt"],additionalProperties:!0}}},
required:["items"],additionalProperties:!0};function Be(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[r]:
e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.sys===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/ite\
ms/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?
e=[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),
t++}if(o.scopes===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"requ\
ired",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};e===null?e=[a]:e.push(a),t++}if(o.
revokedAt===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",
params:{missingProperty:"revokedAt"},message:"must have required property 'revokedAt'"};e===null?e=[a]:e.push(a),t++}if(o.
sys!==void 0){let a=o.sys;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let l={instancePath:i+"/items/"+
p+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[l]:e.push(l),t++}if(a.createdAt===void 0){let l={instancePath:i+
"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[l]:e.push(l),t++}if(a.expiresAt===void 0){let l={
instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{
missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[l]:e.push(l),t++}if(a.lastUsedAt===
void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"\
required",params:{missingProperty:"lastUsedAt"},message:"must have required property 'lastUsedAt'"};e===null?e=[l]:e.push(
l),t++}if(a.redactedValue===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/proper\
ties/sys/required",keyword:"required",params:{missingProperty:"redactedValue"},message:"must have required property 'red\
actedValue'"};e===null?e=[l]:e.push(l),t++}if(a.id!==void 0&&typeof a.id!="string"){let l={instancePath:i+"/items/"+p+"/\
sys/id",schemaPath:"#/properties/items/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),t++}if(a.createdAt!==void 0&&typeof a.createdAt!="string"){let l={instancePath:i+
"/items/"+p+"/sys/createdAt",schemaPath:"#/properties/items/items/properties/sys/properties/createdAt/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(a.expiresAt!==void 0){let l=a.expiresAt;
if(typeof l!="string"&&l!==null){let m={instancePath:i+"/items/"+p+"/sys/expiresAt",schemaPath:"#/properties/items/items\
/properties/sys/properties/expiresAt/type",keyword:"type",params:{type:ue.properties.items.items.properties.sys.properties.
expiresAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(a.lastUsedAt!==void 0){let l=a.lastUsedAt;
if(typeof l!="string"&&l!==null){let m={instancePath:i+"/items/"+p+"/sys/lastUsedAt",schemaPath:"#/properties/items/item\
s/properties/sys/properties/lastUsedAt/type",keyword:"type",params:{type:ue.properties.items.items.properties.sys.properties.
lastUsedAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}if(a.redactedValue!==void 0&&typeof a.redactedValue!=
"string"){let l={instancePath:i+"/items/"+p+"/sys/redactedValue",schemaPath:"#/properties/items/items/properties/sys/pro\
perties/redactedValue/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{
let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}if(o.name!==void 0&&typeof o.name!="string"){let a={
instancePath:i+"/items/"+p+"/name",schemaPath:"#/properties/items/items/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.scopes!==void 0){let a=o.scopes;if(Array.isArray(a)){
let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+"/items/"+p+"/scopes/"+m,schemaPath:"\
#/properties/items/items/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/items/"+p+"/scopes",schemaPath:"#/properties/items/items/properti\
es/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.revokedAt!==
void 0){let a=o.revokedAt;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/items/"+p+"/revokedAt",schemaPath:"#/\
properties/items/items/properties/revokedAt/type",keyword:"type",params:{type:ue.properties.items.items.properties.revokedAt.
type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/items/"+p,schemaPath:"#\
/properties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{
let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}var Dr=Ce,W={$schema:"http://json-\
schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/brand-check-reply.schema.json",title:"Brand check r\
eply",description:"Whether a site accepts changes.",type:"object",properties:{faults:{title:"Faults",description:"Empty \
when the site accepts the changes.",type:"array",items:{$ref:"https://marquee.dev/schemas/studio/brand-fault.schema.json"}},
conflicts:{title:"Conflicts",description:"Values changed by somebody else.",type:"array",items:{title:"Conflict",description:"\
A value that somebody else changed meanwhile. Nothing was stored.",type:"object",properties:{file:{title:"File",description:"\
Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|mess\
ages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of the value in the file. Lists are replac\
ed as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"Value before the chan\
ge; missing where there was none.",type:["string","number","boolean","object","array","null"]},yours:{title:"Yours",description:"\
Value of the change; missing for a removal.",type:["string","number","boolean","object","array","null"]},theirs:{title:"\
Theirs",description:"Value in force; missing where there is none.",type:["string","number","boolean","object","array","n\
ull"]}},required:["file","pointer"],additionalProperties:!1}},contrast:{title:"Contrast",description:"Pairs of colours t\
hat not everybody can read.",type:"array",items:{title:"Pair",description:"A foreground and its ground.",type:"object",properties:{
on:{title:"On",description:"Token of the foreground.",type:"string"},ground:{title:"Ground",description:"Token of the ba\
ckground.",type:"string"},ratio:{title:"Ratio",description:"Contrast of WCAG 2.",type:"number"},least:{title:"Least",description:"\
Contrast it should reach.",type:"number"},suggested:{title:"Suggested",description:"Nearest colours with which every pai\
r of theirs can be read.",type:"array",items:{title:"Colour",description:"Another value for one of the two colours.",type:"\
object",properties:{token:{title:"Token",description:"Of the colour.",type:"string"},value:{title:"Value",description:"H\
exadecimal colour.",type:"string"}},required:["token","value"],additionalProperties:!1}}},required:["on","ground","ratio",
"least","suggested"],additionalProperties:!1}},stylesheet:{title:"Stylesheet",description:"CSS of the changed theme; mis\
sing with faults or conflicts.",type:"string"},stored:{title:"Stored",description:"Changes there would be.",type:"array",
items:{title:"Stored change",description:"A change that is not in the file yet.",type:"object",properties:{file:{title:"\
File",description:"Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|markets\
/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of the value in the fil\
e. Lists are replaced as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"Va\
lue before the change; missing where there was none.",type:["string","number","boolean","object","array","null"]},value:{
title:"Value",description:"New value; missing to remove it.",type:["string","number","boolean","object","array","null"]},
by:{title:"By",description:"Id of the person.",type:"string"},at:{title:"At",description:"When it was stored, ISO 8601.",
type:"string"}},required:["file","pointer","by","at"],additionalProperties:!1}},files:{title:"Files",description:"With t\
he stored changes in them.",type:"array",items:{title:"File",description:"A file of the brand.",type:"object",properties:{
file:{title:"File",description:"Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|\
theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},value:{title:"Value",description:"Contents.",type:["string","\
number","boolean","object","array","null"]}},required:["file"],additionalProperties:!1}}},required:["faults","conflicts",
"contrast","stored","files"],additionalProperties:!1};function D(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.file===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[r]:e.push(r),t++}if(n.pointer===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'poin\
ter'"};e===null?e=[r]:e.push(r),t++}if(n.reason===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="file"||r==="pointer"||r==="line"||r==="reason")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),t++}if(n.file!==void 0&&typeof n.file!="string"){let r={instancePath:i+"/file",schemaPath:"#/properties/file/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.pointer!==void 0&&typeof n.pointer!=
"string"){let r={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.line!==void 0){let r=n.line;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let s={
instancePath:i+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(n.reason!==void 0&&typeof n.reason!="string"){let r={instancePath:i+"/re\
ason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}var O=new RegExp("^(brand|theme|markets/[A-Za-z]{2,4}|mess\
ages/[a-z]{2,8})\\.json$","u"),L=new RegExp("^(/[^/]+)+$","u"),b=ke().default;function Ce(n,{instancePath:i="",parentData:f,
parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.faults===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"faults"},message:"must have re\
quired property 'faults'"};e===null?e=[r]:e.push(r),t++}if(n.conflicts===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"conflicts"},message:"must have required property 'conflicts'"};e===null?
e=[r]:e.push(r),t++}if(n.contrast===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
contrast"},message:"must have required property 'contrast'"};e===null?e=[r]:e.push(r),t++}if(n.stored===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"stored"},message:"must have required property 'store\
d'"};e===null?e=[r]:e.push(r),t++}if(n.files===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="faults"||r==="conflicts"||r==="contrast"||r==="stylesheet"||r==="stored"||r==="files")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(n.faults!==void 0){let r=n.faults;if(Array.isArray(r)){let s=r.length;
for(let p=0;p<s;p++)D(r[p],{instancePath:i+"/faults/"+p,parentData:r,parentDataProperty:p,rootData:h})||(e=e===null?D.errors:
e.concat(D.errors),t=e.length)}else{let s={instancePath:i+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.conflicts!==void 0){let r=n.conflicts;
if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.file===
void 0){let a={instancePath:i+"/conflicts/"+p,schemaPath:"#/properties/conflicts/items/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(a),t++}if(o.pointer===void 0){
let a={instancePath:i+"/conflicts/"+p,schemaPath:"#/properties/conflicts/items/required",keyword:"required",params:{missingProperty:"\
pointer"},message:"must have required property 'pointer'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="file"||
a==="pointer"||a==="base"||a==="yours"||a==="theirs")){let l={instancePath:i+"/conflicts/"+p,schemaPath:"#/properties/co\
nflicts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have \
additional properties"};e===null?e=[l]:e.push(l),t++}if(o.file!==void 0){let a=o.file;if(typeof a=="string"){if(!O.test(
a)){let l={instancePath:i+"/conflicts/"+p+"/file",schemaPath:"#/properties/conflicts/items/properties/file/pattern",keyword:"\
pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern\
 "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+
"/conflicts/"+p+"/file",schemaPath:"#/properties/conflicts/items/properties/file/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.pointer!==void 0){let a=o.pointer;if(typeof a=="string"){
if(b(a)>300){let l={instancePath:i+"/conflicts/"+p+"/pointer",schemaPath:"#/properties/conflicts/items/properties/pointe\
r/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(
l),t++}if(!L.test(a)){let l={instancePath:i+"/conflicts/"+p+"/pointer",schemaPath:"#/properties/conflicts/items/properti\
es/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?
e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/conflicts/"+p+"/pointer",schemaPath:"#/properties/conflicts/items/prop\
erties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.
base!==void 0){let a=o.base;if(typeof a!="object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="bo\
olean"){let l={instancePath:i+"/conflicts/"+p+"/base",schemaPath:"#/properties/conflicts/items/properties/base/type",keyword:"\
type",params:{type:W.properties.conflicts.items.properties.base.type},message:"must be string,number,boolean,object,arra\
y,null"};e===null?e=[l]:e.push(l),t++}}if(o.yours!==void 0){let a=o.yours;if(typeof a!="object"&&typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/conflicts/"+p+"/yours",schemaPath:"#/properties/con\
flicts/items/properties/yours/type",keyword:"type",params:{type:W.properties.conflicts.items.properties.yours.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}if(o.theirs!==void 0){let a=o.theirs;if(typeof a!=
"object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/conflicts\
/"+p+"/theirs",schemaPath:"#/properties/conflicts/items/properties/theirs/type",keyword:"type",params:{type:W.properties.
conflicts.items.properties.theirs.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(
l),t++}}}else{let a={instancePath:i+"/conflicts/"+p,schemaPath:"#/properties/conflicts/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/conflicts",schemaPath:"\
#/properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(n.contrast!==void 0){let r=n.contrast;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.on===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/it\
ems/required",keyword:"required",params:{missingProperty:"on"},message:"must have required property 'on'"};e===null?e=[a]:
e.push(a),t++}if(o.ground===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/require\
d",keyword:"required",params:{missingProperty:"ground"},message:"must have required property 'ground'"};e===null?e=[a]:e.
push(a),t++}if(o.ratio===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/required",
keyword:"required",params:{missingProperty:"ratio"},message:"must have required property 'ratio'"};e===null?e=[a]:e.push(
a),t++}if(o.least===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/required",keyword:"\
required",params:{missingProperty:"least"},message:"must have required property 'least'"};e===null?e=[a]:e.push(a),t++}if(o.
suggested===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/required",keyword:"requ\
ired",params:{missingProperty:"suggested"},message:"must have required property 'suggested'"};e===null?e=[a]:e.push(a),t++}
for(let a in o)if(!(a==="on"||a==="ground"||a==="ratio"||a==="least"||a==="suggested")){let l={instancePath:i+"/contrast\
/"+p,schemaPath:"#/properties/contrast/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.on!==void 0&&typeof o.on!="string"){let a={
instancePath:i+"/contrast/"+p+"/on",schemaPath:"#/properties/contrast/items/properties/on/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.ground!==void 0&&typeof o.ground!="string"){let a={
instancePath:i+"/contrast/"+p+"/ground",schemaPath:"#/properties/contrast/items/properties/ground/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.ratio!==void 0){let a=o.ratio;if(!(typeof a==
"number"&&isFinite(a))){let l={instancePath:i+"/contrast/"+p+"/ratio",schemaPath:"#/properties/contrast/items/properties\
/ratio/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),t++}}if(o.least!==
void 0){let a=o.least;if(!(typeof a=="number"&&isFinite(a))){let l={instancePath:i+"/contrast/"+p+"/least",schemaPath:"#\
/properties/contrast/items/properties/least/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[l]:e.push(l),t++}}if(o.suggested!==void 0){let a=o.suggested;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){
let u=a[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.token===void 0){let d={instancePath:i+"/contrast/"+p+"/sugg\
ested/"+m,schemaPath:"#/properties/contrast/items/properties/suggested/items/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[d]:e.push(d),t++}if(u.value===void 0){let d={instancePath:i+
"/contrast/"+p+"/suggested/"+m,schemaPath:"#/properties/contrast/items/properties/suggested/items/required",keyword:"req\
uired",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[d]:e.push(d),t++}for(let d in u)
if(!(d==="token"||d==="value")){let y={instancePath:i+"/contrast/"+p+"/suggested/"+m,schemaPath:"#/properties/contrast/i\
tems/properties/suggested/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(u.token!==void 0&&typeof u.token!="string"){let d={
instancePath:i+"/contrast/"+p+"/suggested/"+m+"/token",schemaPath:"#/properties/contrast/items/properties/suggested/item\
s/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.
value!==void 0&&typeof u.value!="string"){let d={instancePath:i+"/contrast/"+p+"/suggested/"+m+"/value",schemaPath:"#/pr\
operties/contrast/items/properties/suggested/items/properties/value/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:i+"/contrast/"+p+"/suggested/"+m,schemaPath:"#/p\
roperties/contrast/items/properties/suggested/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/contrast/"+p+"/suggested",schemaPath:"#/properties/contrast/\
items/properties/suggested/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),
t++}}}else{let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/contrast",schemaPath:"#/p\
roperties/contrast/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.
stylesheet!==void 0&&typeof n.stylesheet!="string"){let r={instancePath:i+"/stylesheet",schemaPath:"#/properties/stylesh\
eet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.stored!==void 0){
let r=n.stored;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.file===void 0){let a={instancePath:i+"/stored/"+p,schemaPath:"#/properties/stored/items/required",keyword:"requ\
ired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(a),t++}if(o.pointer===
void 0){let a={instancePath:i+"/stored/"+p,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"\
pointer"},message:"must have required property 'pointer'"};e===null?e=[a]:e.push(a),t++}if(o.by===void 0){let a={instancePath:i+
"/stored/"+p,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"by"},message:"m\
ust have required property 'by'"};e===null?e=[a]:e.push(a),t++}if(o.at===void 0){let a={instancePath:i+"/stored/"+p,schemaPath:"\
#/properties/stored/items/required",keyword:"required",params:{missingProperty:"at"},message:"must have required propert\
y 'at'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="file"||a==="pointer"||a==="base"||a==="value"||a==="by"||
a==="at")){let l={instancePath:i+"/stored/"+p,schemaPath:"#/properties/stored/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}
if(o.file!==void 0){let a=o.file;if(typeof a=="string"){if(!O.test(a)){let l={instancePath:i+"/stored/"+p+"/file",schemaPath:"\
#/properties/stored/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4\
}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.\
json$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/stored/"+p+"/file",schemaPath:"#/properties/stored/i\
tems/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}
if(o.pointer!==void 0){let a=o.pointer;if(typeof a=="string"){if(b(a)>300){let l={instancePath:i+"/stored/"+p+"/pointer",
schemaPath:"#/properties/stored/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit:300},message:"must\
 NOT have more than 300 characters"};e===null?e=[l]:e.push(l),t++}if(!L.test(a)){let l={instancePath:i+"/stored/"+p+"/po\
inter",schemaPath:"#/properties/stored/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},
message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/stored/"+p+"/poin\
ter",schemaPath:"#/properties/stored/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[l]:e.push(l),t++}}if(o.base!==void 0){let a=o.base;if(typeof a!="object"&&typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/stored/"+p+"/base",schemaPath:"#/properties/stored/\
items/properties/base/type",keyword:"type",params:{type:W.properties.stored.items.properties.base.type},message:"must be\
 string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}if(o.value!==void 0){let a=o.value;if(typeof a!=
"object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/stored/"+
p+"/value",schemaPath:"#/properties/stored/items/properties/value/type",keyword:"type",params:{type:W.properties.stored.
items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}if(o.
by!==void 0&&typeof o.by!="string"){let a={instancePath:i+"/stored/"+p+"/by",schemaPath:"#/properties/stored/items/prope\
rties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.at!==void 0&&
typeof o.at!="string"){let a={instancePath:i+"/stored/"+p+"/at",schemaPath:"#/properties/stored/items/properties/at/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/stored/"+p,schemaPath:"#/properties/stored/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/stored",schemaPath:"#/properties/stored/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.files!==void 0){let r=n.files;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.file===void 0){
let a={instancePath:i+"/files/"+p,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="file"||a==="v\
alue")){let l={instancePath:i+"/files/"+p,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.
file!==void 0){let a=o.file;if(typeof a=="string"){if(!O.test(a)){let l={instancePath:i+"/files/"+p+"/file",schemaPath:"\
#/properties/files/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}\
|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.j\
son$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/files/"+p+"/file",schemaPath:"#/properties/files/item\
s/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.
value!==void 0){let a=o.value;if(typeof a!="object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="\
boolean"){let l={instancePath:i+"/files/"+p+"/value",schemaPath:"#/properties/files/items/properties/value/type",keyword:"\
type",params:{type:W.properties.files.items.properties.value.type},message:"must be string,number,boolean,object,array,n\
ull"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/files/"+p,schemaPath:"#/properties/files/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/files",
schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}var zr=Ve,re={$schema:"http://json-schema.org/draft-07/schema#",$id:"\
https://marquee.dev/schemas/studio/brand-check-request.schema.json",title:"Brand check request",description:"Changes tha\
t a site checks.",type:"object",properties:{brand:{title:"Brand",description:"Id of the brand.",type:"string",pattern:"^\
[a-z][a-z0-9-]*$",maxLength:64},stored:{title:"Stored",description:"Changes there are.",type:"array",items:{title:"Store\
d change",description:"A change that is not in the file yet.",type:"object",properties:{file:{title:"File",description:"\
Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|mess\
ages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of the value in the file. Lists are replac\
ed as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"Value before the chan\
ge; missing where there was none.",type:["string","number","boolean","object","array","null"]},value:{title:"Value",description:"\
New value; missing to remove it.",type:["string","number","boolean","object","array","null"]},by:{title:"By",description:"\
Id of the person.",type:"string"},at:{title:"At",description:"When it was stored, ISO 8601.",type:"string"}},required:["\
file","pointer","by","at"],additionalProperties:!1}},changes:{title:"Changes",description:"Changes to be added.",type:"a\
rray",items:{title:"Change",description:"A value that somebody changed.",type:"object",properties:{file:{title:"File",description:"\
Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|mess\
ages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of the value in the file. Lists are replac\
ed as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"Value before the chan\
ge; missing where there was none.",type:["string","number","boolean","object","array","null"]},value:{title:"Value",description:"\
New value; missing to remove it.",type:["string","number","boolean","object","array","null"]}},required:["file","pointer"],
additionalProperties:!1}},by:{title:"By",description:"Id of the person.",type:"string"},at:{title:"At",description:"ISO \
8601.",type:"string"}},required:["brand","stored","changes","by","at"],additionalProperties:!1},M=new RegExp("^[a-z][a-z\
0-9-]*$","u");function Ve(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.brand===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[r]:e.push(r),t++}if(n.stored===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stored"},message:"must\
 have required property 'stored'"};e===null?e=[r]:e.push(r),t++}if(n.changes===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===null?
e=[r]:e.push(r),t++}if(n.by===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
by"},message:"must have required property 'by'"};e===null?e=[r]:e.push(r),t++}if(n.at===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===null?e=[r]:
e.push(r),t++}for(let r in n)if(!(r==="brand"||r==="stored"||r==="changes"||r==="by"||r==="at")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(n.brand!==void 0){let r=n.brand;if(typeof r=="string"){if(b(r)>64){let s={instancePath:i+
"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters"};e===null?e=[s]:e.push(s),t++}if(!M.test(r)){let s={instancePath:i+"/brand",schemaPath:"#/properties/br\
and/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.stored!==void 0){let r=n.stored;if(Array.isArray(
r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.file===void 0){let a={
instancePath:i+"/stored/"+p,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(a),t++}if(o.pointer===void 0){let a={instancePath:i+
"/stored/"+p,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"\
must have required property 'pointer'"};e===null?e=[a]:e.push(a),t++}if(o.by===void 0){let a={instancePath:i+"/stored/"+
p,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"by"},message:"must have re\
quired property 'by'"};e===null?e=[a]:e.push(a),t++}if(o.at===void 0){let a={instancePath:i+"/stored/"+p,schemaPath:"#/p\
roperties/stored/items/required",keyword:"required",params:{missingProperty:"at"},message:"must have required property '\
at'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="file"||a==="pointer"||a==="base"||a==="value"||a==="by"||a===
"at")){let l={instancePath:i+"/stored/"+p,schemaPath:"#/properties/stored/items/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.
file!==void 0){let a=o.file;if(typeof a=="string"){if(!O.test(a)){let l={instancePath:i+"/stored/"+p+"/file",schemaPath:"\
#/properties/stored/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4\
}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.\
json$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/stored/"+p+"/file",schemaPath:"#/properties/stored/i\
tems/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}
if(o.pointer!==void 0){let a=o.pointer;if(typeof a=="string"){if(b(a)>300){let l={instancePath:i+"/stored/"+p+"/pointer",
schemaPath:"#/properties/stored/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit:300},message:"must\
 NOT have more than 300 characters"};e===null?e=[l]:e.push(l),t++}if(!L.test(a)){let l={instancePath:i+"/stored/"+p+"/po\
inter",schemaPath:"#/properties/stored/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},
message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/stored/"+p+"/poin\
ter",schemaPath:"#/properties/stored/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[l]:e.push(l),t++}}if(o.base!==void 0){let a=o.base;if(typeof a!="object"&&typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/stored/"+p+"/base",schemaPath:"#/properties/stored/\
items/properties/base/type",keyword:"type",params:{type:re.properties.stored.items.properties.base.type},message:"must b\
e string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}if(o.value!==void 0){let a=o.value;if(typeof a!=
"object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/stored/"+
p+"/value",schemaPath:"#/properties/stored/items/properties/value/type",keyword:"type",params:{type:re.properties.stored.
items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}if(o.
by!==void 0&&typeof o.by!="string"){let a={instancePath:i+"/stored/"+p+"/by",schemaPath:"#/properties/stored/items/prope\
rties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.at!==void 0&&
typeof o.at!="string"){let a={instancePath:i+"/stored/"+p+"/at",schemaPath:"#/properties/stored/items/properties/at/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/stored/"+p,schemaPath:"#/properties/stored/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/stored",schemaPath:"#/properties/stored/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.changes!==void 0){let r=n.changes;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.file===void 0){
let a={instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(a),t++}if(o.pointer===void 0){let a={instancePath:i+
"/changes/"+p,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"\
must have required property 'pointer'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="file"||a==="pointer"||a===
"base"||a==="value")){let l={instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),t++}if(o.file!==void 0){let a=o.file;if(typeof a=="string"){if(!O.test(a)){let l={instancePath:i+"/changes/"+p+"/file",
schemaPath:"#/properties/changes/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets\
/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/\
[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/changes/"+p+"/file",schemaPath:"#/prop\
erties/changes/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:
e.push(l),t++}}if(o.pointer!==void 0){let a=o.pointer;if(typeof a=="string"){if(b(a)>300){let l={instancePath:i+"/change\
s/"+p+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(l),t++}if(!L.test(a)){let l={instancePath:i+"/ch\
anges/"+p+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"\
^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/cha\
nges/"+p+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.base!==void 0){let a=o.base;if(typeof a!="object"&&typeof a!=
"string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/changes/"+p+"/base",schemaPath:"\
#/properties/changes/items/properties/base/type",keyword:"type",params:{type:re.properties.changes.items.properties.base.
type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}if(o.value!==void 0){let a=o.
value;if(typeof a!="object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+
"/changes/"+p+"/value",schemaPath:"#/properties/changes/items/properties/value/type",keyword:"type",params:{type:re.properties.
changes.items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),
t++}}}else{let a={instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/changes",schemaPath:"#/pr\
operties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.
by!==void 0&&typeof n.by!="string"){let r={instancePath:i+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.at!==void 0&&typeof n.at!="string"){let r={instancePath:i+
"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}var Sr=We,Z={$schema:"http://json-schema.org/draft-07/schema#",
$id:"https://marquee.dev/schemas/studio/brand-edit-reply.schema.json",title:"Brand edit reply",description:"Outcome of a\
 check or a change.",type:"object",properties:{faults:{title:"Faults",description:"Empty when the site accepts the chang\
es.",type:"array",items:{$ref:"https://marquee.dev/schemas/studio/brand-fault.schema.json"}},conflicts:{title:"Conflicts",
description:"Values changed by somebody else.",type:"array",items:{title:"Conflict",description:"A value that somebody e\
lse changed meanwhile. Nothing was stored.",type:"object",properties:{file:{title:"File",description:"Below the folder o\
f the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.\
json$"},pointer:{title:"Pointer",description:"JSON pointer of the value in the file. Lists are replaced as a whole.",type:"\
string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"Value before the change; missing where ther\
e was none.",type:["string","number","boolean","object","array","null"]},yours:{title:"Yours",description:"Value of the \
change; missing for a removal.",type:["string","number","boolean","object","array","null"]},theirs:{title:"Theirs",description:"\
Value in force; missing where there is none.",type:["string","number","boolean","object","array","null"]}},required:["fi\
le","pointer"],additionalProperties:!1}},contrast:{title:"Contrast",description:"Pairs of colours that not everybody can\
 read.",type:"array",items:{title:"Pair",description:"A foreground and its ground.",type:"object",properties:{on:{title:"\
On",description:"Token of the foreground.",type:"string"},ground:{title:"Ground",description:"Token of the background.",
type:"string"},ratio:{title:"Ratio",description:"Contrast of WCAG 2.",type:"number"},least:{title:"Least",description:"C\
ontrast it should reach.",type:"number"},suggested:{title:"Suggested",description:"Nearest colours with which every pair\
 of theirs can be read.",type:"array",items:{title:"Colour",description:"Another value for one of the two colours.",type:"\
object",properties:{token:{title:"Token",description:"Of the colour.",type:"string"},value:{title:"Value",description:"H\
exadecimal colour.",type:"string"}},required:["token","value"],additionalProperties:!1}}},required:["on","ground","ratio",
"least","suggested"],additionalProperties:!1}},stylesheet:{title:"Stylesheet",description:"CSS of the changed theme; mis\
sing with faults or conflicts.",type:"string"},changes:{title:"Changes",description:"Stored changes of the brand.",type:"\
array",items:{title:"Stored change",description:"A change that is not in the file yet.",type:"object",properties:{file:{
title:"File",description:"Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|theme|\
markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of the value in \
the file. Lists are replaced as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"\
Value before the change; missing where there was none.",type:["string","number","boolean","object","array","null"]},value:{
title:"Value",description:"New value; missing to remove it.",type:["string","number","boolean","object","array","null"]},
by:{title:"By",description:"Id of the person.",type:"string"},at:{title:"At",description:"When it was stored, ISO 8601.",
type:"string"}},required:["file","pointer","by","at"],additionalProperties:!1}},files:{title:"Files",description:"With t\
he stored changes in them.",type:"array",items:{title:"File",description:"A file of the brand.",type:"object",properties:{
file:{title:"File",description:"Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"^(brand|\
theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},value:{title:"Value",description:"Contents.",type:["string","\
number","boolean","object","array","null"]}},required:["file"],additionalProperties:!1}},mayChange:{title:"May change",description:"\
Whether the person may change the brand.",type:"boolean"},isAdministrator:{title:"Administrator",description:"Whether th\
e person may change hosts and the default brand.",type:"boolean"}},required:["faults","conflicts","contrast","changes","\
files","mayChange","isAdministrator"],additionalProperties:!1};function We(n,{instancePath:i="",parentData:f,parentDataProperty:c,
rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.faults===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"faults"},message:"must have required property 'fault\
s'"};e===null?e=[r]:e.push(r),t++}if(n.conflicts===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"conflicts"},message:"must have required property 'conflicts'"};e===null?e=[r]:e.push(r),t++}
if(n.contrast===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contra\
st"},message:"must have required property 'contrast'"};e===null?e=[r]:e.push(r),t++}if(n.changes===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'chan\
ges'"};e===null?e=[r]:e.push(r),t++}if(n.files===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[r]:e.push(r),t++}if(n.mayChange===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mayChange"},message:"m\
ust have required property 'mayChange'"};e===null?e=[r]:e.push(r),t++}if(n.isAdministrator===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"isAdministrator"},message:"must have required proper\
ty 'isAdministrator'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="faults"||r==="conflicts"||r==="contrast"||r===
"stylesheet"||r==="changes"||r==="files"||r==="mayChange"||r==="isAdministrator")){let s={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prop\
erties"};e===null?e=[s]:e.push(s),t++}if(n.faults!==void 0){let r=n.faults;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++)D(r[p],{instancePath:i+"/faults/"+p,parentData:r,parentDataProperty:p,rootData:h})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length)}else{let s={instancePath:i+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.conflicts!==void 0){let r=n.conflicts;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.file===void 0){
let a={instancePath:i+"/conflicts/"+p,schemaPath:"#/properties/conflicts/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(a),t++}if(o.pointer===void 0){let a={instancePath:i+
"/conflicts/"+p,schemaPath:"#/properties/conflicts/items/required",keyword:"required",params:{missingProperty:"pointer"},
message:"must have required property 'pointer'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="file"||a==="point\
er"||a==="base"||a==="yours"||a==="theirs")){let l={instancePath:i+"/conflicts/"+p,schemaPath:"#/properties/conflicts/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional\
 properties"};e===null?e=[l]:e.push(l),t++}if(o.file!==void 0){let a=o.file;if(typeof a=="string"){if(!O.test(a)){let l={
instancePath:i+"/conflicts/"+p+"/file",schemaPath:"#/properties/conflicts/items/properties/file/pattern",keyword:"patter\
n",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(br\
and|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+
"/conflicts/"+p+"/file",schemaPath:"#/properties/conflicts/items/properties/file/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.pointer!==void 0){let a=o.pointer;if(typeof a=="string"){
if(b(a)>300){let l={instancePath:i+"/conflicts/"+p+"/pointer",schemaPath:"#/properties/conflicts/items/properties/pointe\
r/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(
l),t++}if(!L.test(a)){let l={instancePath:i+"/conflicts/"+p+"/pointer",schemaPath:"#/properties/conflicts/items/properti\
es/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?
e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/conflicts/"+p+"/pointer",schemaPath:"#/properties/conflicts/items/prop\
erties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.
base!==void 0){let a=o.base;if(typeof a!="object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="bo\
olean"){let l={instancePath:i+"/conflicts/"+p+"/base",schemaPath:"#/properties/conflicts/items/properties/base/type",keyword:"\
type",params:{type:Z.properties.conflicts.items.properties.base.type},message:"must be string,number,boolean,object,arra\
y,null"};e===null?e=[l]:e.push(l),t++}}if(o.yours!==void 0){let a=o.yours;if(typeof a!="object"&&typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/conflicts/"+p+"/yours",schemaPath:"#/properties/con\
flicts/items/properties/yours/type",keyword:"type",params:{type:Z.properties.conflicts.items.properties.yours.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}if(o.theirs!==void 0){let a=o.theirs;if(typeof a!=
"object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/conflicts\
/"+p+"/theirs",schemaPath:"#/properties/conflicts/items/properties/theirs/type",keyword:"type",params:{type:Z.properties.
conflicts.items.properties.theirs.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(
l),t++}}}else{let a={instancePath:i+"/conflicts/"+p,schemaPath:"#/properties/conflicts/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/conflicts",schemaPath:"\
#/properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}
if(n.contrast!==void 0){let r=n.contrast;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.on===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/it\
ems/required",keyword:"required",params:{missingProperty:"on"},message:"must have required property 'on'"};e===null?e=[a]:
e.push(a),t++}if(o.ground===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/require\
d",keyword:"required",params:{missingProperty:"ground"},message:"must have required property 'ground'"};e===null?e=[a]:e.
push(a),t++}if(o.ratio===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/required",
keyword:"required",params:{missingProperty:"ratio"},message:"must have required property 'ratio'"};e===null?e=[a]:e.push(
a),t++}if(o.least===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/required",keyword:"\
required",params:{missingProperty:"least"},message:"must have required property 'least'"};e===null?e=[a]:e.push(a),t++}if(o.
suggested===void 0){let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/required",keyword:"requ\
ired",params:{missingProperty:"suggested"},message:"must have required property 'suggested'"};e===null?e=[a]:e.push(a),t++}
for(let a in o)if(!(a==="on"||a==="ground"||a==="ratio"||a==="least"||a==="suggested")){let l={instancePath:i+"/contrast\
/"+p,schemaPath:"#/properties/contrast/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.on!==void 0&&typeof o.on!="string"){let a={
instancePath:i+"/contrast/"+p+"/on",schemaPath:"#/properties/contrast/items/properties/on/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.ground!==void 0&&typeof o.ground!="string"){let a={
instancePath:i+"/contrast/"+p+"/ground",schemaPath:"#/properties/contrast/items/properties/ground/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.ratio!==void 0){let a=o.ratio;if(!(typeof a==
"number"&&isFinite(a))){let l={instancePath:i+"/contrast/"+p+"/ratio",schemaPath:"#/properties/contrast/items/properties\
/ratio/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),t++}}if(o.least!==
void 0){let a=o.least;if(!(typeof a=="number"&&isFinite(a))){let l={instancePath:i+"/contrast/"+p+"/least",schemaPath:"#\
/properties/contrast/items/properties/least/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[l]:e.push(l),t++}}if(o.suggested!==void 0){let a=o.suggested;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){
let u=a[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.token===void 0){let d={instancePath:i+"/contrast/"+p+"/sugg\
ested/"+m,schemaPath:"#/properties/contrast/items/properties/suggested/items/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[d]:e.push(d),t++}if(u.value===void 0){let d={instancePath:i+
"/contrast/"+p+"/suggested/"+m,schemaPath:"#/properties/contrast/items/properties/suggested/items/required",keyword:"req\
uired",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[d]:e.push(d),t++}for(let d in u)
if(!(d==="token"||d==="value")){let y={instancePath:i+"/contrast/"+p+"/suggested/"+m,schemaPath:"#/properties/contrast/i\
tems/properties/suggested/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(u.token!==void 0&&typeof u.token!="string"){let d={
instancePath:i+"/contrast/"+p+"/suggested/"+m+"/token",schemaPath:"#/properties/contrast/items/properties/suggested/item\
s/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.
value!==void 0&&typeof u.value!="string"){let d={instancePath:i+"/contrast/"+p+"/suggested/"+m+"/value",schemaPath:"#/pr\
operties/contrast/items/properties/suggested/items/properties/value/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:i+"/contrast/"+p+"/suggested/"+m,schemaPath:"#/p\
roperties/contrast/items/properties/suggested/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/contrast/"+p+"/suggested",schemaPath:"#/properties/contrast/\
items/properties/suggested/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),
t++}}}else{let a={instancePath:i+"/contrast/"+p,schemaPath:"#/properties/contrast/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/contrast",schemaPath:"#/p\
roperties/contrast/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.
stylesheet!==void 0&&typeof n.stylesheet!="string"){let r={instancePath:i+"/stylesheet",schemaPath:"#/properties/stylesh\
eet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.changes!==void 0){
let r=n.changes;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.file===void 0){let a={instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/items/required",keyword:"re\
quired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(a),t++}if(o.
pointer===void 0){let a={instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/items/required",keyword:"required",
params:{missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[a]:e.push(a),t++}if(o.by===
void 0){let a={instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{
missingProperty:"by"},message:"must have required property 'by'"};e===null?e=[a]:e.push(a),t++}if(o.at===void 0){let a={
instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
at"},message:"must have required property 'at'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="file"||a==="point\
er"||a==="base"||a==="value"||a==="by"||a==="at")){let l={instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have addition\
al properties"};e===null?e=[l]:e.push(l),t++}if(o.file!==void 0){let a=o.file;if(typeof a=="string"){if(!O.test(a)){let l={
instancePath:i+"/changes/"+p+"/file",schemaPath:"#/properties/changes/items/properties/file/pattern",keyword:"pattern",params:{
pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|m\
arkets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/changes/"+
p+"/file",schemaPath:"#/properties/changes/items/properties/file/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),t++}}if(o.pointer!==void 0){let a=o.pointer;if(typeof a=="string"){if(b(a)>300){
let l={instancePath:i+"/changes/"+p+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/maxLength",keyword:"\
maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(l),t++}if(!L.test(
a)){let l={instancePath:i+"/changes/"+p+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/pattern",keyword:"\
pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:i+"/changes/"+p+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.base!==void 0){let a=o.base;if(typeof a!="ob\
ject"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/changes/"+p+
"/base",schemaPath:"#/properties/changes/items/properties/base/type",keyword:"type",params:{type:Z.properties.changes.items.
properties.base.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}if(o.value!==
void 0){let a=o.value;if(typeof a!="object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){
let l={instancePath:i+"/changes/"+p+"/value",schemaPath:"#/properties/changes/items/properties/value/type",keyword:"type",
params:{type:Z.properties.changes.items.properties.value.type},message:"must be string,number,boolean,object,array,null"};
e===null?e=[l]:e.push(l),t++}}if(o.by!==void 0&&typeof o.by!="string"){let a={instancePath:i+"/changes/"+p+"/by",schemaPath:"\
#/properties/changes/items/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}if(o.at!==void 0&&typeof o.at!="string"){let a={instancePath:i+"/changes/"+p+"/at",schemaPath:"#/pro\
perties/changes/items/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),t++}}else{let a={instancePath:i+"/changes/"+p,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.
files!==void 0){let r=n.files;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="objec\
t"&&!Array.isArray(o)){if(o.file===void 0){let a={instancePath:i+"/files/"+p,schemaPath:"#/properties/files/items/requir\
ed",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(
a),t++}for(let a in o)if(!(a==="file"||a==="value")){let l={instancePath:i+"/files/"+p,schemaPath:"#/properties/files/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional\
 properties"};e===null?e=[l]:e.push(l),t++}if(o.file!==void 0){let a=o.file;if(typeof a=="string"){if(!O.test(a)){let l={
instancePath:i+"/files/"+p+"/file",schemaPath:"#/properties/files/items/properties/file/pattern",keyword:"pattern",params:{
pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|m\
arkets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/files/"+
p+"/file",schemaPath:"#/properties/files/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),t++}}if(o.value!==void 0){let a=o.value;if(typeof a!="object"&&typeof a!="string"&&
!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/files/"+p+"/value",schemaPath:"#/proper\
ties/files/items/properties/value/type",keyword:"type",params:{type:Z.properties.files.items.properties.value.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/files/"+p,
schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),t++}}}else{let s={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.mayChange!==void 0&&typeof n.mayChange!="boolean"){let r={
instancePath:i+"/mayChange",schemaPath:"#/properties/mayChange/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e===null?e=[r]:e.push(r),t++}if(n.isAdministrator!==void 0&&typeof n.isAdministrator!="boolean"){let r={instancePath:i+
"/isAdministrator",schemaPath:"#/properties/isAdministrator/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}var Er=Ze,Te={$schema:"http://jso\
n-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/brand-edit-request.schema.json",title:"Brand edit\
 request",description:"Changes of a brand's files.",type:"object",properties:{changes:{title:"Changes",description:"Chec\
ked and stored together.",type:"array",items:{title:"Change",description:"A value that somebody changed.",type:"object",
properties:{file:{title:"File",description:"Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"\
^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of\
 the value in the file. Lists are replaced as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"\
Base",description:"Value before the change; missing where there was none.",type:["string","number","boolean","object","a\
rray","null"]},value:{title:"Value",description:"New value; missing to remove it.",type:["string","number","boolean","ob\
ject","array","null"]}},required:["file","pointer"],additionalProperties:!1},minItems:1,maxItems:500}},required:["change\
s"],additionalProperties:!1};function Ze(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,
t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.changes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===null?e=[r]:e.push(r),t++}
for(let r in n)if(r!=="changes"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.changes!==
void 0){let r=n.changes;if(Array.isArray(r)){if(r.length>500){let p={instancePath:i+"/changes",schemaPath:"#/properties/\
changes/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than 500 items"};e===null?e=[p]:e.push(
p),t++}if(r.length<1){let p={instancePath:i+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),t++}let s=r.length;for(let p=0;p<s;p++){let o=r[p];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.file===void 0){let a={instancePath:i+"/changes/"+p,schemaPath:"#/prope\
rties/changes/items/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'f\
ile'"};e===null?e=[a]:e.push(a),t++}if(o.pointer===void 0){let a={instancePath:i+"/changes/"+p,schemaPath:"#/properties/\
changes/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'poin\
ter'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="file"||a==="pointer"||a==="base"||a==="value")){let l={instancePath:i+
"/changes/"+p,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.file!==void 0){let a=o.file;if(typeof a==
"string"){if(!O.test(a)){let l={instancePath:i+"/changes/"+p+"/file",schemaPath:"#/properties/changes/items/properties/f\
ile/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'\
must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),t++}}else{
let l={instancePath:i+"/changes/"+p+"/file",schemaPath:"#/properties/changes/items/properties/file/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.pointer!==void 0){let a=o.pointer;if(typeof a==
"string"){if(b(a)>300){let l={instancePath:i+"/changes/"+p+"/pointer",schemaPath:"#/properties/changes/items/properties/\
pointer/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[
l]:e.push(l),t++}if(!L.test(a)){let l={instancePath:i+"/changes/"+p+"/pointer",schemaPath:"#/properties/changes/items/pr\
operties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===
null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/changes/"+p+"/pointer",schemaPath:"#/properties/changes/items/pro\
perties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.
base!==void 0){let a=o.base;if(typeof a!="object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="bo\
olean"){let l={instancePath:i+"/changes/"+p+"/base",schemaPath:"#/properties/changes/items/properties/base/type",keyword:"\
type",params:{type:Te.properties.changes.items.properties.base.type},message:"must be string,number,boolean,object,array\
,null"};e===null?e=[l]:e.push(l),t++}}if(o.value!==void 0){let a=o.value;if(typeof a!="object"&&typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+"/changes/"+p+"/value",schemaPath:"#/properties/chang\
es/items/properties/value/type",keyword:"type",params:{type:Te.properties.changes.items.properties.value.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/changes/"+
p,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}var Fr=D,Br=Me;function Me(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.file===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[r]:e.push(r),t++}if(n.pointer===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'poin\
ter'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="file"||r==="pointer")){let s={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pro\
perties"};e===null?e=[s]:e.push(s),t++}if(n.file!==void 0){let r=n.file;if(typeof r=="string"){if(!O.test(r)){let s={instancePath:i+
"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|me\
ssages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json\
$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/file",schemaPath:"#/properties/file/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.pointer!==void 0){let r=n.pointer;if(typeof r==
"string"){if(b(r)>300){let s={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",
params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){let s={
instancePath:i+"/pointer",schemaPath:"#/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'\
must match pattern "^(/[^/]+)+$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/pointer",schemaPath:"#/pro\
perties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Me.errors=e,t===0}var Cr=Re;function Re(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.day===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
day"},message:"must have required property 'day'"};e===null?e=[r]:e.push(r),t++}if(n.values===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'value\
s'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="day"||r==="values")){let s={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),t++}if(n.day!==void 0&&typeof n.day!="string"){let r={instancePath:i+"/day",schemaPath:"#\
/properties/day/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.
values!==void 0){let r=n.values;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.path===void 0){let a={instancePath:i+"/values/"+p,schemaPath:"#/properties/values/items/re\
quired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[a]:
e.push(a),t++}if(o.text===void 0){let a={instancePath:i+"/values/"+p,schemaPath:"#/properties/values/items/required",keyword:"\
required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[a]:e.push(a),t++}if(o.
file===void 0){let a={instancePath:i+"/values/"+p,schemaPath:"#/properties/values/items/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a===
"path"||a==="text"||a==="file"||a==="source"||a==="note")){let l={instancePath:i+"/values/"+p,schemaPath:"#/properties/v\
alues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have ad\
ditional properties"};e===null?e=[l]:e.push(l),t++}if(o.path!==void 0&&typeof o.path!="string"){let a={instancePath:i+"/\
values/"+p+"/path",schemaPath:"#/properties/values/items/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(o.text!==void 0&&typeof o.text!="string"){let a={instancePath:i+"/value\
s/"+p+"/text",schemaPath:"#/properties/values/items/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(o.file!==void 0&&typeof o.file!="string"){let a={instancePath:i+"/value\
s/"+p+"/file",schemaPath:"#/properties/values/items/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(o.source!==void 0){let a=o.source;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.title===void 0){let l={instancePath:i+"/values/"+p+"/source",schemaPath:"#/properties/values/items/properties/s\
ource/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?
e=[l]:e.push(l),t++}if(a.title!==void 0&&typeof a.title!="string"){let l={instancePath:i+"/values/"+p+"/source/title",schemaPath:"\
#/properties/values/items/properties/source/properties/title/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),t++}if(a.url!==void 0&&typeof a.url!="string"){let l={instancePath:i+"/values/"+p+"/\
source/url",schemaPath:"#/properties/values/items/properties/source/properties/url/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/values/"+p+"/source",schemaPath:"\
#/properties/values/items/properties/source/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),t++}}if(o.note!==void 0&&typeof o.note!="string"){let a={instancePath:i+"/values/"+p+"/note",schemaPath:"\
#/properties/values/items/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/values/"+p,schemaPath:"#/properties/values/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/values",schemaPath:"\
#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Re.errors=e,t===0}var Vr=_e;var or=new RegExp("^[A-Z]{2,4}$","u");function _e(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.brand===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[r]:
e.push(r),t++}if(n.market===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
market"},message:"must have required property 'market'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="brand"||r===
"market")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.brand!==void 0){let r=n.brand;if(typeof r==
"string"){if(b(r)>64){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(!M.test(r)){let s={instancePath:i+
"/brand",schemaPath:"#/properties/brand/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must ma\
tch pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/brand",schemaPath:"#/proper\
ties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.market!==
void 0){let r=n.market;if(typeof r=="string"){if(!or.test(r)){let s={instancePath:i+"/market",schemaPath:"#/properties/m\
arket/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2,4}$"},message:'must match pattern "^[A-Z]{2,4}$"'};e===null?e=
[s]:e.push(s),t++}}else{let s={instancePath:i+"/market",schemaPath:"#/properties/market/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===0}var Wr=He;function He(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.brands===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(r!==
"brands"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.brands!==void 0){let r=n.brands;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.brand===void 0){
let a={instancePath:i+"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"\
brand"},message:"must have required property 'brand'"};e===null?e=[a]:e.push(a),t++}if(o.changes===void 0){let a={instancePath:i+
"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"changes"},message:"\
must have required property 'changes'"};e===null?e=[a]:e.push(a),t++}if(o.conflicts===void 0){let a={instancePath:i+"/br\
ands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"conflicts"},message:"\
must have required property 'conflicts'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="brand"||a==="changes"||a===
"conflicts")){let l={instancePath:i+"/brands/"+p,schemaPath:"#/properties/brands/items/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),
t++}if(o.brand!==void 0){let a=o.brand;if(typeof a=="string"){if(b(a)>64){let l={instancePath:i+"/brands/"+p+"/brand",schemaPath:"\
#/properties/brands/items/properties/brand/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more \
than 64 characters"};e===null?e=[l]:e.push(l),t++}if(!M.test(a)){let l={instancePath:i+"/brands/"+p+"/brand",schemaPath:"\
#/properties/brands/items/properties/brand/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must\
 match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/brands/"+p+"/brand",schemaPath:"\
#/properties/brands/items/properties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}}if(o.changes!==void 0){let a=o.changes;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={
instancePath:i+"/brands/"+p+"/changes",schemaPath:"#/properties/brands/items/properties/changes/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(
a))){let l={instancePath:i+"/brands/"+p+"/changes",schemaPath:"#/properties/brands/items/properties/changes/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),t++}}if(o.conflicts!==void 0){
let a=o.conflicts;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/brands/"+p+"/conflic\
ts",schemaPath:"#/properties/brands/items/properties/conflicts/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[l]:e.push(l),t++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let l={instancePath:i+"\
/brands/"+p+"/conflicts",schemaPath:"#/properties/brands/items/properties/conflicts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/brands/"+p,schemaPath:"\
#/properties/brands/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),
t++}}}else{let s={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}var Zr=Ue,Ie={$schema:"http://j\
son-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/brand-states-request.schema.json",title:"Brand \
states request",description:"Brands with changes that their files do not have yet.",type:"object",properties:{brands:{title:"\
Brands",description:"Those with changes.",type:"array",items:{title:"Brand",description:"A brand with its changes.",type:"\
object",properties:{brand:{title:"Brand",description:"Id of the brand.",type:"string",pattern:"^[a-z][a-z0-9-]*$",maxLength:64},
stored:{title:"Stored",description:"Changes there are.",type:"array",items:{title:"Stored change",description:"A change \
that is not in the file yet.",type:"object",properties:{file:{title:"File",description:"Below the folder of the brand, s\
uch as markets/FI.json.",type:"string",pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},pointer:{
title:"Pointer",description:"JSON pointer of the value in the file. Lists are replaced as a whole.",type:"string",pattern:"\
^(/[^/]+)+$",maxLength:300},base:{title:"Base",description:"Value before the change; missing where there was none.",type:[
"string","number","boolean","object","array","null"]},value:{title:"Value",description:"New value; missing to remove it.",
type:["string","number","boolean","object","array","null"]},by:{title:"By",description:"Id of the person.",type:"string"},
at:{title:"At",description:"When it was stored, ISO 8601.",type:"string"}},required:["file","pointer","by","at"],additionalProperties:!1}}},
required:["brand","stored"],additionalProperties:!1}}},required:["brands"],additionalProperties:!1};function Ue(n,{instancePath:i="",
parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.brands===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brands"},message:"must\
 have required property 'brands'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(r!=="brands"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(n.brands!==void 0){let r=n.brands;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.brand===void 0){let a={instancePath:i+"/brands/"+p,schemaPath:"\
#/properties/brands/items/required",keyword:"required",params:{missingProperty:"brand"},message:"must have required prop\
erty 'brand'"};e===null?e=[a]:e.push(a),t++}if(o.stored===void 0){let a={instancePath:i+"/brands/"+p,schemaPath:"#/prope\
rties/brands/items/required",keyword:"required",params:{missingProperty:"stored"},message:"must have required property '\
stored'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="brand"||a==="stored")){let l={instancePath:i+"/brands/"+
p,schemaPath:"#/properties/brands/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.brand!==void 0){let a=o.brand;if(typeof a==
"string"){if(b(a)>64){let l={instancePath:i+"/brands/"+p+"/brand",schemaPath:"#/properties/brands/items/properties/brand\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(
l),t++}if(!M.test(a)){let l={instancePath:i+"/brands/"+p+"/brand",schemaPath:"#/properties/brands/items/properties/brand\
/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===null?
e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/brands/"+p+"/brand",schemaPath:"#/properties/brands/items/properties/b\
rand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.stored!==void 0){
let a=o.stored;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];if(u&&typeof u=="object"&&!Array.isArray(
u)){if(u.file===void 0){let d={instancePath:i+"/brands/"+p+"/stored/"+m,schemaPath:"#/properties/brands/items/properties\
/stored/items/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};
e===null?e=[d]:e.push(d),t++}if(u.pointer===void 0){let d={instancePath:i+"/brands/"+p+"/stored/"+m,schemaPath:"#/proper\
ties/brands/items/properties/stored/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"must \
have required property 'pointer'"};e===null?e=[d]:e.push(d),t++}if(u.by===void 0){let d={instancePath:i+"/brands/"+p+"/s\
tored/"+m,schemaPath:"#/properties/brands/items/properties/stored/items/required",keyword:"required",params:{missingProperty:"\
by"},message:"must have required property 'by'"};e===null?e=[d]:e.push(d),t++}if(u.at===void 0){let d={instancePath:i+"/\
brands/"+p+"/stored/"+m,schemaPath:"#/properties/brands/items/properties/stored/items/required",keyword:"required",params:{
missingProperty:"at"},message:"must have required property 'at'"};e===null?e=[d]:e.push(d),t++}for(let d in u)if(!(d==="\
file"||d==="pointer"||d==="base"||d==="value"||d==="by"||d==="at")){let y={instancePath:i+"/brands/"+p+"/stored/"+m,schemaPath:"\
#/properties/brands/items/properties/stored/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(u.file!==void 0){let d=u.file;if(typeof d==
"string"){if(!O.test(d)){let y={instancePath:i+"/brands/"+p+"/stored/"+m+"/file",schemaPath:"#/properties/brands/items/p\
roperties/stored/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|m\
essages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.jso\
n$"'};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/brands/"+p+"/stored/"+m+"/file",schemaPath:"#/propertie\
s/brands/items/properties/stored/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[y]:e.push(y),t++}}if(u.pointer!==void 0){let d=u.pointer;if(typeof d=="string"){if(b(d)>300){let y={instancePath:i+
"/brands/"+p+"/stored/"+m+"/pointer",schemaPath:"#/properties/brands/items/properties/stored/items/properties/pointer/ma\
xLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[y]:e.push(
y),t++}if(!L.test(d)){let y={instancePath:i+"/brands/"+p+"/stored/"+m+"/pointer",schemaPath:"#/properties/brands/items/p\
roperties/stored/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match \
pattern "^(/[^/]+)+$"'};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/brands/"+p+"/stored/"+m+"/pointer",schemaPath:"\
#/properties/brands/items/properties/stored/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),t++}}if(u.base!==void 0){let d=u.base;if(typeof d!="object"&&typeof d!="string"&&
!(typeof d=="number"&&isFinite(d))&&typeof d!="boolean"){let y={instancePath:i+"/brands/"+p+"/stored/"+m+"/base",schemaPath:"\
#/properties/brands/items/properties/stored/items/properties/base/type",keyword:"type",params:{type:Ie.properties.brands.
items.properties.stored.items.properties.base.type},message:"must be string,number,boolean,object,array,null"};e===null?
e=[y]:e.push(y),t++}}if(u.value!==void 0){let d=u.value;if(typeof d!="object"&&typeof d!="string"&&!(typeof d=="number"&&
isFinite(d))&&typeof d!="boolean"){let y={instancePath:i+"/brands/"+p+"/stored/"+m+"/value",schemaPath:"#/properties/bra\
nds/items/properties/stored/items/properties/value/type",keyword:"type",params:{type:Ie.properties.brands.items.properties.
stored.items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[y]:e.push(y),
t++}}if(u.by!==void 0&&typeof u.by!="string"){let d={instancePath:i+"/brands/"+p+"/stored/"+m+"/by",schemaPath:"#/proper\
ties/brands/items/properties/stored/items/properties/by/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[d]:e.push(d),t++}if(u.at!==void 0&&typeof u.at!="string"){let d={instancePath:i+"/brands/"+p+"/stored/"+
m+"/at",schemaPath:"#/properties/brands/items/properties/stored/items/properties/at/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:i+"/brands/"+p+"/stored/"+m,schemaPath:"\
#/properties/brands/items/properties/stored/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/brands/"+p+"/stored",schemaPath:"#/properties/brands/items/p\
roperties/stored/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{
let a={instancePath:i+"/brands/"+p,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/brands",schemaPath:"#/properties/brands/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.
errors=e,t===0}var Mr=Ke;function Ke(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.languages===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"languages"},message:"must have required property 'languages'"};e===null?e=[r]:e.push(r),t++}if(n.language===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"language"},message:"mu\
st have required property 'language'"};e===null?e=[r]:e.push(r),t++}if(n.texts===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"texts"},message:"must have required property 'texts'"};e===null?
e=[r]:e.push(r),t++}for(let r in n)if(!(r==="languages"||r==="language"||r==="texts")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(n.languages!==void 0){let r=n.languages;if(Array.isArray(r)){let s=r.length;
for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let a={instancePath:i+"\
/languages/"+p,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/languages/"+
p,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty:"name"},message:"must ha\
ve required property 'name'"};e===null?e=[a]:e.push(a),t++}if(o.tag===void 0){let a={instancePath:i+"/languages/"+p,schemaPath:"\
#/properties/languages/items/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required pro\
perty 'tag'"};e===null?e=[a]:e.push(a),t++}if(o.folders===void 0){let a={instancePath:i+"/languages/"+p,schemaPath:"#/pr\
operties/languages/items/required",keyword:"required",params:{missingProperty:"folders"},message:"must have required pro\
perty 'folders'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="code"||a==="name"||a==="tag"||a==="folders")){let l={
instancePath:i+"/languages/"+p,schemaPath:"#/properties/languages/items/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.code!==
void 0&&typeof o.code!="string"){let a={instancePath:i+"/languages/"+p+"/code",schemaPath:"#/properties/languages/items/\
properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.
name!==void 0&&typeof o.name!="string"){let a={instancePath:i+"/languages/"+p+"/name",schemaPath:"#/properties/languages\
/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}
if(o.tag!==void 0&&typeof o.tag!="string"){let a={instancePath:i+"/languages/"+p+"/tag",schemaPath:"#/properties/languag\
es/items/properties/tag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}
if(o.folders!==void 0){let a=o.folders;if(Array.isArray(a)){if(a.length<1){let m={instancePath:i+"/languages/"+p+"/folde\
rs",schemaPath:"#/properties/languages/items/properties/folders/minItems",keyword:"minItems",params:{limit:1},message:"m\
ust NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),t++}let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="strin\
g"){let u={instancePath:i+"/languages/"+p+"/folders/"+m,schemaPath:"#/properties/languages/items/properties/folders/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+
"/languages/"+p+"/folders",schemaPath:"#/properties/languages/items/properties/folders/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/languages/"+p,schemaPath:"#\
/properties/languages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),t++}}}else{let s={instancePath:i+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.language!==void 0&&typeof n.language!="string"){let r={
instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),t++}if(n.texts!==void 0){let r=n.texts;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.key===void 0){let a={instancePath:i+"/texts/"+p,schemaPath:"\
#/properties/texts/items/required",keyword:"required",params:{missingProperty:"key"},message:"must have required propert\
y 'key'"};e===null?e=[a]:e.push(a),t++}if(o.english===void 0){let a={instancePath:i+"/texts/"+p,schemaPath:"#/properties\
/texts/items/required",keyword:"required",params:{missingProperty:"english"},message:"must have required property 'engli\
sh'"};e===null?e=[a]:e.push(a),t++}if(o.shared===void 0){let a={instancePath:i+"/texts/"+p,schemaPath:"#/properties/text\
s/items/required",keyword:"required",params:{missingProperty:"shared"},message:"must have required property 'shared'"};e===
null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="key"||a==="english"||a==="shared")){let l={instancePath:i+"/texts/"+p,
schemaPath:"#/properties/texts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.key!==void 0&&typeof o.key!="string"){let a={
instancePath:i+"/texts/"+p+"/key",schemaPath:"#/properties/texts/items/properties/key/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.english!==void 0&&typeof o.english!="string"){let a={
instancePath:i+"/texts/"+p+"/english",schemaPath:"#/properties/texts/items/properties/english/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.shared!==void 0&&typeof o.shared!="string"){let a={
instancePath:i+"/texts/"+p+"/shared",schemaPath:"#/properties/texts/items/properties/shared/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/texts/"+p,schemaPath:"\
#/properties/texts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),
t++}}}else{let s={instancePath:i+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,t===0}var Rr=Ge;var lr=new RegExp("^[a-z]{2,8}$","u");function Ge(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.brand===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[r]:
e.push(r),t++}for(let r in n)if(!(r==="brand"||r==="language")){let s={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),t++}if(n.brand!==void 0){let r=n.brand;if(typeof r=="string"){if(b(r)>64){let s={instancePath:i+"/brand",schemaPath:"\
#/properties/brand/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[s]:e.push(s),t++}if(!M.test(r)){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.language!==void 0){let r=n.language;if(typeof r=="string"){if(!lr.test(
r)){let s={instancePath:i+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern:"^[a-\
z]{2,8}$"},message:'must match pattern "^[a-z]{2,8}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/langu\
age",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}var _r=Je;function T(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==
void 0&&typeof r.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.
message!==void 0&&typeof n.message!="string"){let r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.details!==void 0){let r=n.details;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){let s={instancePath:i+"/details",schemaPath:"#/properties/details/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.
errors=e,t===0}function Je(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){
let r=n.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[s]:e.push(s),t++}if(r.status===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),t++}
if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.status!==void 0&&typeof r.
status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys/properties/status/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}n.error!==
void 0&&(T(n.error,{instancePath:i+"/error",parentData:n,parentDataProperty:"error",rootData:h})||(e=e===null?T.errors:e.
concat(T.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}var Hr=Ye,mr={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/studio/campaign-choices-reply.schema.json",title:"Campaign choices reply",
description:"Launched campaigns that promotions can advertise.",type:"object",properties:{campaigns:{title:"Campaigns",description:"\
By brand, the latest first.",type:"array",items:{title:"Campaign",description:"A campaign that is open to everybody.",type:"\
object",properties:{campaignId:{title:"Campaign id",description:"Its number.",type:"integer",minimum:1},brand:{title:"Br\
and",description:"Name of its brand.",type:"string"},name:{title:"Name",description:"In English, or in another language \
without an English name.",type:"string"},kind:{title:"Kind",description:"Kind of its reward, in words.",type:"string"},state:{
title:"State",description:"Open now, or to come.",type:"string",enum:["running","upcoming"]},startsAt:{title:"Starts",description:"\
For one to come.",type:"string",format:"date-time"},endsAt:{title:"Ends",description:"Left out for one without an end.",
type:"string",format:"date-time"},markets:{title:"Markets",description:"Codes of the brand's markets that have it now or\
 later.",type:"array",items:{title:"Market",description:"Code of a market.",type:"string"}}},required:["campaignId","bra\
nd","name","kind","state","markets"],additionalProperties:!1}}},required:["campaigns"],additionalProperties:!1},C=Oe().fullFormats["\
date-time"];function Ye(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.campaigns===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"campaigns"},message:"must have required property 'campaigns'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(r!=="campaigns"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.campaigns!==void 0){let r=n.campaigns;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.campaignId===
void 0){let a={instancePath:i+"/campaigns/"+p,schemaPath:"#/properties/campaigns/items/required",keyword:"required",params:{
missingProperty:"campaignId"},message:"must have required property 'campaignId'"};e===null?e=[a]:e.push(a),t++}if(o.brand===
void 0){let a={instancePath:i+"/campaigns/"+p,schemaPath:"#/properties/campaigns/items/required",keyword:"required",params:{
missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[a]:e.push(a),t++}if(o.name===void 0){
let a={instancePath:i+"/campaigns/"+p,schemaPath:"#/properties/campaigns/items/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),t++}if(o.kind===void 0){let a={instancePath:i+
"/campaigns/"+p,schemaPath:"#/properties/campaigns/items/required",keyword:"required",params:{missingProperty:"kind"},message:"\
must have required property 'kind'"};e===null?e=[a]:e.push(a),t++}if(o.state===void 0){let a={instancePath:i+"/campaigns\
/"+p,schemaPath:"#/properties/campaigns/items/required",keyword:"required",params:{missingProperty:"state"},message:"mus\
t have required property 'state'"};e===null?e=[a]:e.push(a),t++}if(o.markets===void 0){let a={instancePath:i+"/campaigns\
/"+p,schemaPath:"#/properties/campaigns/items/required",keyword:"required",params:{missingProperty:"markets"},message:"m\
ust have required property 'markets'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="campaignId"||a==="brand"||a===
"name"||a==="kind"||a==="state"||a==="startsAt"||a==="endsAt"||a==="markets")){let l={instancePath:i+"/campaigns/"+p,schemaPath:"\
#/properties/campaigns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.campaignId!==void 0){let a=o.campaignId;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/campaigns/"+p+"/campaignId",schemaPath:"#/properties/\
campaigns/items/properties/campaignId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[l]:e.push(l),t++}if(typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))){let l={instancePath:i+"/campaigns/"+p+"/campaignI\
d",schemaPath:"#/properties/campaigns/items/properties/campaignId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}if(o.brand!==void 0&&typeof o.brand!="string"){let a={instancePath:i+
"/campaigns/"+p+"/brand",schemaPath:"#/properties/campaigns/items/properties/brand/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:i+
"/campaigns/"+p+"/name",schemaPath:"#/properties/campaigns/items/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.kind!==void 0&&typeof o.kind!="string"){let a={instancePath:i+
"/campaigns/"+p+"/kind",schemaPath:"#/properties/campaigns/items/properties/kind/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.state!==void 0){let a=o.state;if(typeof a!="string"){let l={
instancePath:i+"/campaigns/"+p+"/state",schemaPath:"#/properties/campaigns/items/properties/state/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(a==="running"||a==="upcoming")){let l={instancePath:i+
"/campaigns/"+p+"/state",schemaPath:"#/properties/campaigns/items/properties/state/enum",keyword:"enum",params:{allowedValues:mr.
properties.campaigns.items.properties.state.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.
push(l),t++}}if(o.startsAt!==void 0){let a=o.startsAt;if(typeof a=="string"){if(!C.validate(a)){let l={instancePath:i+"/\
campaigns/"+p+"/startsAt",schemaPath:"#/properties/campaigns/items/properties/startsAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/\
campaigns/"+p+"/startsAt",schemaPath:"#/properties/campaigns/items/properties/startsAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.endsAt!==void 0){let a=o.endsAt;if(typeof a=="stri\
ng"){if(!C.validate(a)){let l={instancePath:i+"/campaigns/"+p+"/endsAt",schemaPath:"#/properties/campaigns/items/propert\
ies/endsAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:
e.push(l),t++}}else{let l={instancePath:i+"/campaigns/"+p+"/endsAt",schemaPath:"#/properties/campaigns/items/properties/\
endsAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.markets!==
void 0){let a=o.markets;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+
"/campaigns/"+p+"/markets/"+m,schemaPath:"#/properties/campaigns/items/properties/markets/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/campaigns/"+p+"/mark\
ets",schemaPath:"#/properties/campaigns/items/properties/markets/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/campaigns/"+p,schemaPath:"#/properties/campaign\
s/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={
instancePath:i+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}var Ur=Qe;function Qe(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n))for(let r in n){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Qe.errors=e,t===0}var Kr=Xe,$e={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/studio/check-reply.schema.json",title:"Check reply",description:"What is wrong with a page where it is s\
hown.",type:"object",properties:{shownIn:{title:"Shown in",description:"How many sites show the page: a brand in a marke\
t and a language each.",type:"integer",minimum:0},findings:{title:"Findings",description:"The gravest first.",type:"arra\
y",items:{title:"Finding",description:"One thing that is wrong.",type:"object",properties:{kind:{title:"Kind",description:"\
Name of the finding.",type:"string"},severity:{title:"Severity",description:"An error must be corrected before the page \
is published; a warning is for the editor to decide.",type:"string",enum:["error","warning","note"]},text:{title:"Text",
description:"What is wrong, in English.",type:"string"},remedy:{title:"Remedy",description:"What to do, in English.",type:"\
string"},places:{title:"Places",description:"Where it is.",type:"array",items:{title:"Place",description:"A value of an \
entry.",type:"object",properties:{entryId:{title:"Entry",description:"Entry or asset.",type:"string"},pointer:{title:"Po\
inter",description:"JSON pointer below the fields of the entry; empty for the entry as a whole.",type:"string"}},required:[
"entryId","pointer"],additionalProperties:!1}},sites:{title:"Sites",description:"Where visitors would see it.",type:"arr\
ay",items:{title:"Site",description:"A brand with the locale of the address.",type:"object",properties:{brand:{title:"Br\
and",description:"Id of the brand.",type:"string"},locales:{title:"Locales",description:"Such as en-CA.",type:"array",items:{
type:"string"}}},required:["brand","locales"],additionalProperties:!1}}},required:["kind","severity","text","remedy","pl\
aces","sites"],additionalProperties:!1}},limits:{title:"Limits",description:"Limits of the service that the page comes n\
ear, or goes beyond.",type:"array",items:{title:"Limit",description:"From four fifths of a limit on it is told.",type:"o\
bject",properties:{name:{title:"Name",description:"What is limited. Bytes are those that travel.",type:"string",enum:["b\
locks","depth","queryComplexity","querySize","html","scripts"]},value:{title:"Value",description:"What the page has.",type:"\
number",minimum:0},limit:{title:"Limit",description:"Most that it may have.",type:"number",minimum:0},places:{title:"Pla\
ces",description:"Where it is.",type:"array",items:{title:"Place",description:"A value of an entry.",type:"object",properties:{
entryId:{title:"Entry",description:"Entry or asset.",type:"string"},pointer:{title:"Pointer",description:"JSON pointer b\
elow the fields of the entry; empty for the entry as a whole.",type:"string"}},required:["entryId","pointer"],additionalProperties:!1}},
sites:{title:"Sites",description:"Where visitors would see it.",type:"array",items:{title:"Site",description:"A brand wi\
th the locale of the address.",type:"object",properties:{brand:{title:"Brand",description:"Id of the brand.",type:"strin\
g"},locales:{title:"Locales",description:"Such as en-CA.",type:"array",items:{type:"string"}}},required:["brand","locale\
s"],additionalProperties:!1}}},required:["name","value","limit","places","sites"],additionalProperties:!1}}},required:["\
shownIn","findings","limits"],additionalProperties:!1};function Xe(n,{instancePath:i="",parentData:f,parentDataProperty:c,
rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.shownIn===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"shownIn"},message:"must have required property 'show\
nIn'"};e===null?e=[r]:e.push(r),t++}if(n.findings===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"findings"},message:"must have required property 'findings'"};e===null?e=[r]:e.push(r),t++}
if(n.limits===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},
message:"must have required property 'limits'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="shownIn"||r==="fin\
dings"||r==="limits")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.shownIn!==void 0){
let r=n.shownIn;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/shownIn",schemaPath:"#\
/properties/shownIn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:i+"/shownIn",schemaPath:"#/properties/shownIn/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.findings!==
void 0){let r=n.findings;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.kind===void 0){let a={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[a]:e.push(a),t++}if(o.
severity===void 0){let a={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"requi\
red",params:{missingProperty:"severity"},message:"must have required property 'severity'"};e===null?e=[a]:e.push(a),t++}
if(o.text===void 0){let a={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"requ\
ired",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[a]:e.push(a),t++}if(o.remedy===
void 0){let a={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{
missingProperty:"remedy"},message:"must have required property 'remedy'"};e===null?e=[a]:e.push(a),t++}if(o.places===void 0){
let a={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"\
places"},message:"must have required property 'places'"};e===null?e=[a]:e.push(a),t++}if(o.sites===void 0){let a={instancePath:i+
"/findings/"+p,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"sites"},message:"\
must have required property 'sites'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="kind"||a==="severity"||a==="\
text"||a==="remedy"||a==="places"||a==="sites")){let l={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have addition\
al properties"};e===null?e=[l]:e.push(l),t++}if(o.kind!==void 0&&typeof o.kind!="string"){let a={instancePath:i+"/findin\
gs/"+p+"/kind",schemaPath:"#/properties/findings/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(o.severity!==void 0){let a=o.severity;if(typeof a!="string"){let l={instancePath:i+
"/findings/"+p+"/severity",schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(a==="error"||a==="warning"||a==="note")){let l={instancePath:i+
"/findings/"+p+"/severity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:$e.
properties.findings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:
e.push(l),t++}}if(o.text!==void 0&&typeof o.text!="string"){let a={instancePath:i+"/findings/"+p+"/text",schemaPath:"#/p\
roperties/findings/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}if(o.remedy!==void 0&&typeof o.remedy!="string"){let a={instancePath:i+"/findings/"+p+"/remedy",schemaPath:"\
#/properties/findings/items/properties/remedy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}if(o.places!==void 0){let a=o.places;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.entryId===void 0){let d={instancePath:i+"/findings/"+p+"/places/"+m,schemaPath:"\
#/properties/findings/items/properties/places/items/required",keyword:"required",params:{missingProperty:"entryId"},message:"\
must have required property 'entryId'"};e===null?e=[d]:e.push(d),t++}if(u.pointer===void 0){let d={instancePath:i+"/find\
ings/"+p+"/places/"+m,schemaPath:"#/properties/findings/items/properties/places/items/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[d]:e.push(d),t++}for(let d in u)
if(!(d==="entryId"||d==="pointer")){let y={instancePath:i+"/findings/"+p+"/places/"+m,schemaPath:"#/properties/findings/\
items/properties/places/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(u.entryId!==void 0&&typeof u.entryId!="string"){let d={
instancePath:i+"/findings/"+p+"/places/"+m+"/entryId",schemaPath:"#/properties/findings/items/properties/places/items/pr\
operties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.
pointer!==void 0&&typeof u.pointer!="string"){let d={instancePath:i+"/findings/"+p+"/places/"+m+"/pointer",schemaPath:"#\
/properties/findings/items/properties/places/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:i+"/findings/"+p+"/places/"+m,schemaPath:"#/prop\
erties/findings/items/properties/places/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/findings/"+p+"/places",schemaPath:"#/properties/findings/items/p\
roperties/places/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.
sites!==void 0){let a=o.sites;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];if(u&&typeof u=="objec\
t"&&!Array.isArray(u)){if(u.brand===void 0){let d={instancePath:i+"/findings/"+p+"/sites/"+m,schemaPath:"#/properties/fi\
ndings/items/properties/sites/items/required",keyword:"required",params:{missingProperty:"brand"},message:"must have req\
uired property 'brand'"};e===null?e=[d]:e.push(d),t++}if(u.locales===void 0){let d={instancePath:i+"/findings/"+p+"/site\
s/"+m,schemaPath:"#/properties/findings/items/properties/sites/items/required",keyword:"required",params:{missingProperty:"\
locales"},message:"must have required property 'locales'"};e===null?e=[d]:e.push(d),t++}for(let d in u)if(!(d==="brand"||
d==="locales")){let y={instancePath:i+"/findings/"+p+"/sites/"+m,schemaPath:"#/properties/findings/items/properties/site\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additi\
onal properties"};e===null?e=[y]:e.push(y),t++}if(u.brand!==void 0&&typeof u.brand!="string"){let d={instancePath:i+"/fi\
ndings/"+p+"/sites/"+m+"/brand",schemaPath:"#/properties/findings/items/properties/sites/items/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.locales!==void 0){let d=u.locales;
if(Array.isArray(d)){let y=d.length;for(let g=0;g<y;g++)if(typeof d[g]!="string"){let k={instancePath:i+"/findings/"+p+"\
/sites/"+m+"/locales/"+g,schemaPath:"#/properties/findings/items/properties/sites/items/properties/locales/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),t++}}else{let y={instancePath:i+"/findin\
gs/"+p+"/sites/"+m+"/locales",schemaPath:"#/properties/findings/items/properties/sites/items/properties/locales/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),t++}}}else{let d={instancePath:i+"/finding\
s/"+p+"/sites/"+m,schemaPath:"#/properties/findings/items/properties/sites/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/findings/"+p+"/sites",schemaPath:"\
#/properties/findings/items/properties/sites/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/findings/"+p,schemaPath:"#/properties/findings/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/findin\
gs",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),t++}}if(n.limits!==void 0){let r=n.limits;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){let a={instancePath:i+"/limits/"+p,schemaPath:"#/proper\
ties/limits/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'nam\
e'"};e===null?e=[a]:e.push(a),t++}if(o.value===void 0){let a={instancePath:i+"/limits/"+p,schemaPath:"#/properties/limit\
s/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===
null?e=[a]:e.push(a),t++}if(o.limit===void 0){let a={instancePath:i+"/limits/"+p,schemaPath:"#/properties/limits/items/r\
equired",keyword:"required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[
a]:e.push(a),t++}if(o.places===void 0){let a={instancePath:i+"/limits/"+p,schemaPath:"#/properties/limits/items/required",
keyword:"required",params:{missingProperty:"places"},message:"must have required property 'places'"};e===null?e=[a]:e.push(
a),t++}if(o.sites===void 0){let a={instancePath:i+"/limits/"+p,schemaPath:"#/properties/limits/items/required",keyword:"\
required",params:{missingProperty:"sites"},message:"must have required property 'sites'"};e===null?e=[a]:e.push(a),t++}for(let a in o)
if(!(a==="name"||a==="value"||a==="limit"||a==="places"||a==="sites")){let l={instancePath:i+"/limits/"+p,schemaPath:"#/\
properties/limits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must\
 NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.name!==void 0){let a=o.name;if(typeof a!="string"){let l={
instancePath:i+"/limits/"+p+"/name",schemaPath:"#/properties/limits/items/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(a==="blocks"||a==="depth"||a==="queryComplexity"||a===
"querySize"||a==="html"||a==="scripts")){let l={instancePath:i+"/limits/"+p+"/name",schemaPath:"#/properties/limits/item\
s/properties/name/enum",keyword:"enum",params:{allowedValues:$e.properties.limits.items.properties.name.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(o.value!==void 0){let a=o.value;if(typeof a==
"number"&&isFinite(a)){if(a<0||isNaN(a)){let l={instancePath:i+"/limits/"+p+"/value",schemaPath:"#/properties/limits/ite\
ms/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.
push(l),t++}}else{let l={instancePath:i+"/limits/"+p+"/value",schemaPath:"#/properties/limits/items/properties/value/typ\
e",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),t++}}if(o.limit!==void 0){let a=o.
limit;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){let l={instancePath:i+"/limits/"+p+"/limit",schemaPath:"#/pr\
operties/limits/items/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/limits/"+p+"/limit",schemaPath:"#/properties/limits/items/pro\
perties/limit/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),t++}}if(o.places!==
void 0){let a=o.places;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];if(u&&typeof u=="object"&&!Array.
isArray(u)){if(u.entryId===void 0){let d={instancePath:i+"/limits/"+p+"/places/"+m,schemaPath:"#/properties/limits/items\
/properties/places/items/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required pro\
perty 'entryId'"};e===null?e=[d]:e.push(d),t++}if(u.pointer===void 0){let d={instancePath:i+"/limits/"+p+"/places/"+m,schemaPath:"\
#/properties/limits/items/properties/places/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"\
must have required property 'pointer'"};e===null?e=[d]:e.push(d),t++}for(let d in u)if(!(d==="entryId"||d==="pointer")){
let y={instancePath:i+"/limits/"+p+"/places/"+m,schemaPath:"#/properties/limits/items/properties/places/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[y]:e.push(y),t++}if(u.entryId!==void 0&&typeof u.entryId!="string"){let d={instancePath:i+"/limits/"+p+"/pla\
ces/"+m+"/entryId",schemaPath:"#/properties/limits/items/properties/places/items/properties/entryId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.pointer!==void 0&&typeof u.pointer!="\
string"){let d={instancePath:i+"/limits/"+p+"/places/"+m+"/pointer",schemaPath:"#/properties/limits/items/properties/pla\
ces/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),t++}}else{let d={instancePath:i+"/limits/"+p+"/places/"+m,schemaPath:"#/properties/limits/items/properties/places/ite\
ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+
"/limits/"+p+"/places",schemaPath:"#/properties/limits/items/properties/places/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.sites!==void 0){let a=o.sites;if(Array.isArray(a)){let l=a.length;
for(let m=0;m<l;m++){let u=a[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.brand===void 0){let d={instancePath:i+
"/limits/"+p+"/sites/"+m,schemaPath:"#/properties/limits/items/properties/sites/items/required",keyword:"required",params:{
missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[d]:e.push(d),t++}if(u.locales===void 0){
let d={instancePath:i+"/limits/"+p+"/sites/"+m,schemaPath:"#/properties/limits/items/properties/sites/items/required",keyword:"\
required",params:{missingProperty:"locales"},message:"must have required property 'locales'"};e===null?e=[d]:e.push(d),t++}
for(let d in u)if(!(d==="brand"||d==="locales")){let y={instancePath:i+"/limits/"+p+"/sites/"+m,schemaPath:"#/properties\
/limits/items/properties/sites/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(u.brand!==void 0&&typeof u.brand!="string"){
let d={instancePath:i+"/limits/"+p+"/sites/"+m+"/brand",schemaPath:"#/properties/limits/items/properties/sites/items/pro\
perties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.locales!==
void 0){let d=u.locales;if(Array.isArray(d)){let y=d.length;for(let g=0;g<y;g++)if(typeof d[g]!="string"){let k={instancePath:i+
"/limits/"+p+"/sites/"+m+"/locales/"+g,schemaPath:"#/properties/limits/items/properties/sites/items/properties/locales/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),t++}}else{let y={instancePath:i+
"/limits/"+p+"/sites/"+m+"/locales",schemaPath:"#/properties/limits/items/properties/sites/items/properties/locales/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),t++}}}else{let d={instancePath:i+
"/limits/"+p+"/sites/"+m,schemaPath:"#/properties/limits/items/properties/sites/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/limits/"+p+"/sites",schemaPath:"\
#/properties/limits/items/properties/sites/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/limits/"+p,schemaPath:"#/properties/limits/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/limits",schemaPath:"\
#/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Xe.errors=e,t===0}var Gr=es;function es(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.pageId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pageId"},message:"must have required property 'pageId'"};e===null?e=[r]:e.push(r),t++}if(n.entries===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entries"},message:"must have r\
equired property 'entries'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="pageId"||r==="entries"||r==="at")){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.pageId!==void 0){let r=n.pageId;if(typeof r=="st\
ring"){if(b(r)>64){let s={instancePath:i+"/pageId",schemaPath:"#/properties/pageId/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={instancePath:i+
"/pageId",schemaPath:"#/properties/pageId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/pageId",schemaPath:"#/properties/pageId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.entries!==void 0){
let r=n.entries;if(Array.isArray(r)){if(r.length>2e3){let p={instancePath:i+"/entries",schemaPath:"#/properties/entries/\
maxItems",keyword:"maxItems",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?e=[p]:e.push(p),t++}
let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:i+
"/entries/"+p,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[a]:e.push(a),t++}if(o.contentType===void 0){let a={instancePath:i+"/entri\
es/"+p,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"contentType"},message:"\
must have required property 'contentType'"};e===null?e=[a]:e.push(a),t++}if(o.fields===void 0){let a={instancePath:i+"/e\
ntries/"+p,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"fields"},message:"\
must have required property 'fields'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="id"||a==="contentType"||a===
"fields")){let l={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),
t++}if(o.id!==void 0){let a=o.id;if(typeof a=="string"){if(b(a)>64){let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"\
#/properties/entries/items/properties/id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more th\
an 64 characters"};e===null?e=[l]:e.push(l),t++}if(b(a)<1){let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"#/prope\
rties/entries/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"#/properties/entries\
/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}
if(o.contentType!==void 0){let a=o.contentType;if(typeof a=="string"){if(b(a)>64){let l={instancePath:i+"/entries/"+p+"/\
contentType",schemaPath:"#/properties/entries/items/properties/contentType/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),t++}if(b(a)<1){let l={instancePath:i+"/entries\
/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/ent\
ries/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.fields!==void 0){let a=o.fields;if(a&&typeof a=="o\
bject"&&!Array.isArray(a))for(let l in a){let m=a[l];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let u={instancePath:i+
"/entries/"+p+"/fields/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/items/properties/fiel\
ds/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}else{
let l={instancePath:i+"/entries/"+p+"/fields",schemaPath:"#/properties/entries/items/properties/fields/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/entries\
/"+p,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.at!==void 0){let r=n.at;if(typeof r=="string"){
if(!C.validate(r)){let s={instancePath:i+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/at",schemaPath:"\
#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return es.errors=e,t===0}var Jr=U,dr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
ee.dev/schemas/studio/content-comment.schema.json",title:"Content comment",description:"A comment on an entry, in Conten\
tful's shape.",type:"object",properties:{sys:{title:"System properties",description:"Set by the content service.",type:"\
object",properties:{id:{title:"Id",description:"Unique in the environment.",type:"string"},version:{title:"Version",description:"\
Grows with each write.",type:"integer",minimum:0},createdAt:{title:"Created",description:"ISO 8601.",type:"string"},createdBy:{
title:"Created by",description:"Author.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.json"}]},parentEntity:{
title:"Entry",description:"The entry it is about.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.\
json"}]},parent:{title:"Answers",description:"The comment that it answers; null begins a thread.",anyOf:[{$ref:"https://\
marquee.dev/schemas/studio/content-link.schema.json"},{type:"null"}]}},required:["id","version","createdAt","parentEntit\
y"],additionalProperties:!0},body:{title:"Text",description:"Plain text.",type:"string"},status:{title:"Status",description:"\
Resolved threads are folded.",enum:["active","resolved"]}},required:["sys","body","status"],additionalProperties:!0};function w(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==
void 0&&typeof r.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.linkType!==void 0&&typeof r.linkType!=
"string"){let s={instancePath:i+"/sys/linkType",schemaPath:"#/properties/sys/properties/linkType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/sys",schemaPath:"#/p\
roperties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return w.errors=e,t===0}function U(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){let s={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[s]:e.push(
s),t++}if(n.body===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bod\
y"},message:"must have required property 'body'"};e===null?e=[s]:e.push(s),t++}if(n.status===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};e===null?e=[s]:e.push(s),t++}if(n.sys!==void 0){let s=n.sys;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===
void 0){let p={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),t++}if(s.version===void 0){let p={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"version"},message:"must have r\
equired property 'version'"};e===null?e=[p]:e.push(p),t++}if(s.createdAt===void 0){let p={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property \
'createdAt'"};e===null?e=[p]:e.push(p),t++}if(s.parentEntity===void 0){let p={instancePath:i+"/sys",schemaPath:"#/proper\
ties/sys/required",keyword:"required",params:{missingProperty:"parentEntity"},message:"must have required property 'pare\
ntEntity'"};e===null?e=[p]:e.push(p),t++}if(s.id!==void 0&&typeof s.id!="string"){let p={instancePath:i+"/sys/id",schemaPath:"\
#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),t++}if(s.version!==void 0){let p=s.version;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+
"/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[o]:e.push(o),t++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let o={instancePath:i+"\
/sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}if(s.createdAt!==void 0&&typeof s.createdAt!="string"){let p={instancePath:i+
"/sys/createdAt",schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}if(s.createdBy!==void 0&&(w(s.createdBy,{instancePath:i+"/sys/createdBy",parentData:s,
parentDataProperty:"createdBy",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),s.parentEntity!==void 0&&
(w(s.parentEntity,{instancePath:i+"/sys/parentEntity",parentData:s,parentDataProperty:"parentEntity",rootData:h})||(e=e===
null?w.errors:e.concat(w.errors),t=e.length)),s.parent!==void 0){let p=s.parent,o=t,a=!1,l=t;w(p,{instancePath:i+"/sys/p\
arent",parentData:s,parentDataProperty:"parent",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length);var r=l===
t;if(a=a||r,!a){let m=t;if(p!==null){let d={instancePath:i+"/sys/parent",schemaPath:"#/properties/sys/properties/parent/\
anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),t++}var r=m===t;a=a||
r}if(a)t=o,e!==null&&(o?e.length=o:e=null);else{let m={instancePath:i+"/sys/parent",schemaPath:"#/properties/sys/propert\
ies/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[m]:e.push(m),t++}}}else{
let p={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[p]:e.push(p),t++}}if(n.body!==void 0&&typeof n.body!="string"){let s={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.
status!==void 0){let s=n.status;if(!(s==="active"||s==="resolved")){let p={instancePath:i+"/status",schemaPath:"#/proper\
ties/status/enum",keyword:"enum",params:{allowedValues:dr.properties.status.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return U.errors=e,t===0}var Yr=ss;function ss(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)U(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,rootData:h})||
(e=e===null?U.errors:e.concat(U.errors),t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.total!==void 0){let r=n.
total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/\
total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ss.
errors=e,t===0}var Qr=T,Xr=w,et=rs;function rs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sys===void 0){
let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[a]:e.push(a),t++}if(o.sys!==void 0){let a=o.sys;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.id===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/i\
tems/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[l]:e.push(l),t++}if(a.id!==void 0&&typeof a.id!="string"){let l={instancePath:i+"/items/"+p+"/sys/id",schemaPath:"\
#/properties/items/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[l]:e.push(l),t++}if(a.version!==void 0){let l=a.version;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let m={instancePath:i+"/items/"+p+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/properties/ver\
sion/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}}}else{let l={
instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}if(o.firstName!==void 0&&typeof o.firstName!="string"){
let a={instancePath:i+"/items/"+p+"/firstName",schemaPath:"#/properties/items/items/properties/firstName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.lastName!==void 0&&typeof o.lastName!=
"string"){let a={instancePath:i+"/items/"+p+"/lastName",schemaPath:"#/properties/items/items/properties/lastName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.email!==void 0&&typeof o.email!=
"string"){let a={instancePath:i+"/items/"+p+"/email",schemaPath:"#/properties/items/items/properties/email/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.activated!==void 0&&typeof o.activated!=
"boolean"){let a={instancePath:i+"/items/"+p+"/activated",schemaPath:"#/properties/items/items/properties/activated/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(o.signInCount!==void 0){
let a=o.signInCount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/items/"+p+"/signIn\
Count",schemaPath:"#/properties/items/items/properties/signInCount/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/i\
tems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return rs.errors=e,t===0}var st=ts;function ts(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.firstName===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'fi\
rstName'"};e===null?e=[r]:e.push(r),t++}if(n.lastName===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};e===null?e=[r]:e.push(r),
t++}if(n.email===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},
message:"must have required property 'email'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==
void 0&&typeof r.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.version!==void 0){let s=r.version;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/\
sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/s\
ys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:
e.push(p),t++}}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.firstName!==void 0&&typeof n.firstName!="string"){let r={instancePath:i+
"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}if(n.lastName!==void 0&&typeof n.lastName!="string"){let r={instancePath:i+"/lastName",schemaPath:"\
#/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(n.email!==void 0&&typeof n.email!="string"){let r={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.admin!==void 0&&typeof n.admin!=
"boolean"){let r={instancePath:i+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ts.errors=e,t===0}var rt=K;function K(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.title===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[r]:e.push(r),t++}if(n.entities===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entities"},message:"must have required property 'entities'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){
let r=n.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[s]:e.push(s),t++}if(r.version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),t++}
if(r.createdAt===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}if(r.updatedAt===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!=
"string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.version!==void 0){let s=r.version;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ve\
rsion/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ver\
sion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(r.
status!==void 0&&typeof r.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys/properties/\
status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.createdAt!==
void 0&&typeof r.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",schemaPath:"#/properties/sys/properties/cre\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.createdBy!==
void 0&&(w(r.createdBy,{instancePath:i+"/sys/createdBy",parentData:r,parentDataProperty:"createdBy",rootData:h})||(e=e===
null?w.errors:e.concat(w.errors),t=e.length)),r.updatedAt!==void 0&&typeof r.updatedAt!="string"){let s={instancePath:i+
"/sys/updatedAt",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}r.updatedBy!==void 0&&(w(r.updatedBy,{instancePath:i+"/sys/updatedBy",parentData:r,
parentDataProperty:"updatedBy",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.lastAction!==void 0&&
(w(r.lastAction,{instancePath:i+"/sys/lastAction",parentData:r,parentDataProperty:"lastAction",rootData:h})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.title!==void 0&&typeof n.title!=
"string"){let r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(n.entities!==void 0){let r=n.entities;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.items===void 0){let s={instancePath:i+"/entities",schemaPath:"#/properties/entities/required",keyword:"\
required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[s]:e.push(s),t++}if(r.
items!==void 0){let s=r.items;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)w(s[o],{instancePath:i+"/entities/\
items/"+o,parentData:s,parentDataProperty:o,rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{let p={
instancePath:i+"/entities/items",schemaPath:"#/properties/entities/properties/items/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i+"/entities",schemaPath:"#/prop\
erties/entities/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return K.errors=e,t===0}var tt=is;function is(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)K(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,rootData:h})||
(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return is.
errors=e,t===0}var it=as;function as(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.name===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){
let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.version===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'v\
ersion'"};e===null?e=[s]:e.push(s),t++}if(r.updatedAt===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sy\
s/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===
null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properti\
es/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(r.version!==void 0){let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"\
/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/\
sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(r.updatedAt!==void 0&&typeof r.updatedAt!="string"){let s={instancePath:i+
"/sys/updatedAt",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.name!==void 0&&typeof n.name!=
"string"){let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return as.errors=e,t===0}var at=G,ur={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/content-task.schema.json",title:"Content task",description:"\
Work to be done before an entry is published, in Contentful's shape.",type:"object",properties:{sys:{title:"System prope\
rties",description:"Set by the content service.",type:"object",properties:{id:{title:"Id",description:"Unique in the env\
ironment.",type:"string"},version:{title:"Version",description:"Grows with each write.",type:"integer",minimum:0},createdAt:{
title:"Created",description:"ISO 8601.",type:"string"},createdBy:{title:"Created by",description:"Author.",allOf:[{$ref:"\
https://marquee.dev/schemas/studio/content-link.schema.json"}]},parentEntity:{title:"Entry",description:"The entry it is\
 about.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.json"}]}},required:["id","version","create\
dAt","parentEntity"],additionalProperties:!0},body:{title:"Text",description:"Plain text.",type:"string"},status:{title:"\
Status",description:"A resolved task no longer holds up publishing.",enum:["active","resolved"]},assignedTo:{title:"Assi\
gned to",description:"The person who does it.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.json"}]},
dueDate:{title:"Due",description:"ISO 8601.",type:"string"}},required:["sys","body","status","assignedTo"],additionalProperties:!0};
function G(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.body===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[r]:e.push(r),t++}if(n.status===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(n.assignedTo===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"assignedTo"},message:"\
must have required property 'assignedTo'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.version===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),t++}if(r.createdAt===void 0){let s={
instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}if(r.parentEntity===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"parentEntity"},message:"must h\
ave required property 'parentEntity'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r.version!==void 0){let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={
instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(r.createdAt!==void 0&&typeof r.createdAt!="string"){
let s={instancePath:i+"/sys/createdAt",schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}r.createdBy!==void 0&&(w(r.createdBy,{instancePath:i+"/s\
ys/createdBy",parentData:r,parentDataProperty:"createdBy",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),
r.parentEntity!==void 0&&(w(r.parentEntity,{instancePath:i+"/sys/parentEntity",parentData:r,parentDataProperty:"parentEn\
tity",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#\
/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.
body!==void 0&&typeof n.body!="string"){let r={instancePath:i+"/body",schemaPath:"#/properties/body/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.status!==void 0){let r=n.status;if(!(r===
"active"||r==="resolved")){let s={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{
allowedValues:ur.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
t++}}if(n.assignedTo!==void 0&&(w(n.assignedTo,{instancePath:i+"/assignedTo",parentData:n,parentDataProperty:"assignedTo",
rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n.dueDate!==void 0&&typeof n.dueDate!="string"){let r={
instancePath:i+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return G.errors=e,t===0}var pt=ps;function ps(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)G(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,rootData:h})||
(e=e===null?G.errors:e.concat(G.errors),t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.total!==void 0){let r=n.
total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/\
total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ps.
errors=e,t===0}var nt=z,yr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/en\
try-copy.schema.json",title:"Entry copy",description:"An entry as it was published or saved at some time.",type:"object",
properties:{sys:{title:"System properties",description:"Set by the content service.",type:"object",properties:{id:{title:"\
Id",description:"Unique in the environment.",type:"string"},contentType:{title:"Content type",description:"The type of t\
he entry.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.json"}]},version:{title:"Version",description:"\
Grows with each write.",type:"integer",minimum:0},publishedVersion:{title:"Published version",description:"The version t\
hat was published; missing while nothing is published.",type:"integer",minimum:0},publishedAt:{title:"Published",description:"\
ISO 8601.",type:"string"},publishedBy:{title:"Published by",description:"The person who published it.",allOf:[{$ref:"htt\
ps://marquee.dev/schemas/studio/content-link.schema.json"}]}},required:["id","contentType"],additionalProperties:!0},fields:{
title:"Fields",description:"By field id.",type:"object",additionalProperties:{title:"Values",description:"By content loc\
ale.",type:"object",additionalProperties:{title:"Value",description:"Of the field in one locale.",type:["string","number",
"boolean","object","array","null"]}}}},required:["sys","fields"],additionalProperties:!0};function z(n,{instancePath:i="",
parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.sys===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sys"},message:"must ha\
ve required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.fields===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[r]:
e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have requir\
ed property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.contentType===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required property 'c\
ontentType'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"\
#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r.contentType!==void 0&&(w(r.contentType,{instancePath:i+"/sys/contentType",parentData:r,parentDataProperty:"c\
ontentType",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.version!==void 0){let s=r.version;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/\
version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ver\
sion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(r.
publishedVersion!==void 0){let s=r.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+
"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={
instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(r.publishedAt!==void 0&&typeof r.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}r.publishedBy!==void 0&&(w(
r.publishedBy,{instancePath:i+"/sys/publishedBy",parentData:r,parentDataProperty:"publishedBy",rootData:h})||(e=e===null?
w.errors:e.concat(w.errors),t=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.fields!==void 0){let r=n.fields;
if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let p=r[s];if(p&&typeof p=="object"&&!Array.isArray(p))for(let o in p){
let a=p[o];if(typeof a!="object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(a))&&typeof a!="boolean"){let l={instancePath:i+
"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/fields/additionalProperties/additionalProperties/type",keyword:"type",params:{type:yr.properties.fields.additionalProperties.
additionalProperties.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),t++}}else{
let o={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/additionalProp\
erties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i+
"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return z.errors=e,t===0}var ot=ns;function ns(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sys===void 0){
let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[a]:e.push(a),t++}if(o.snapshot===void 0){let a={instancePath:i+
"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"snapshot"},message:"\
must have required property 'snapshot'"};e===null?e=[a]:e.push(a),t++}if(o.sys!==void 0){let a=o.sys;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.id===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/item\
s/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[l]:e.push(l),t++}if(a.snapshotType===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properti\
es/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"snapshotType"},message:"must have re\
quired property 'snapshotType'"};e===null?e=[l]:e.push(l),t++}if(a.createdAt===void 0){let l={instancePath:i+"/items/"+p+
"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"created\
At"},message:"must have required property 'createdAt'"};e===null?e=[l]:e.push(l),t++}if(a.id!==void 0&&typeof a.id!="str\
ing"){let l={instancePath:i+"/items/"+p+"/sys/id",schemaPath:"#/properties/items/items/properties/sys/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(a.snapshotType!==void 0&&
typeof a.snapshotType!="string"){let l={instancePath:i+"/items/"+p+"/sys/snapshotType",schemaPath:"#/properties/items/it\
ems/properties/sys/properties/snapshotType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}if(a.version!==void 0){let l=a.version;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={
instancePath:i+"/items/"+p+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/properties/version/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof l=="number"&&isFinite(l)&&
(l<0||isNaN(l))){let m={instancePath:i+"/items/"+p+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/pr\
operties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(
m),t++}}if(a.createdAt!==void 0&&typeof a.createdAt!="string"){let l={instancePath:i+"/items/"+p+"/sys/createdAt",schemaPath:"\
#/properties/items/items/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),t++}a.createdBy!==void 0&&(w(a.createdBy,{instancePath:i+"/items/"+p+"/sys/createdBy",
parentData:a,parentDataProperty:"createdBy",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{let l={
instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}o.snapshot!==void 0&&(z(o.snapshot,{instancePath:i+"/it\
ems/"+p+"/snapshot",parentData:o,parentDataProperty:"snapshot",rootData:h})||(e=e===null?z.errors:e.concat(z.errors),t=e.
length))}else{let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/items",schemaPath:"#/prop\
erties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ns.errors=e,t===0}var lt=ls,_={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/\
schemas/studio/experiments-reply.schema.json",title:"Experiments reply",description:"The published experiments with thei\
r results at one brand; rates are fractions of 1.",type:"object",properties:{experiments:{title:"Experiments",description:"\
Newest first.",type:"array",items:{title:"Experiment",description:"One experiment.",type:"object",properties:{key:{title:"\
Key",description:"Key of the experiment.",type:"string",pattern:"^[a-z][a-z0-9-]{0,39}$",maxLength:40},name:{title:"Name",
description:"Name in the studio.",type:"string"},question:{title:"Question",description:"What is to be found out.",type:"\
string"},state:{title:"State",description:"Planned, running, or over.",type:"string",enum:["planned","running","over"]},
startsAt:{title:"Starts",description:"When it begins.",type:"string",format:"date-time"},endsAt:{title:"Ends",description:"\
When it ends.",type:"string",format:"date-time"},share:{title:"Share",description:"Percent of visitors.",type:"integer"},
goal:{title:"Goal",description:"What is counted.",type:"string",enum:["link","sign-up","first-deposit","claim"]},smallestEffect:{
title:"Smallest effect",description:"In percentage points.",type:"number"},winner:{title:"Winner",description:"Variant t\
hat was chosen.",type:"string",pattern:"^[a-z][a-z0-9-]{0,19}$",maxLength:20},needed:{title:"Needed",description:"Visito\
rs of each variant that the smallest effect takes; 0 while it cannot be computed.",type:"integer",minimum:0},imbalance:{
title:"Imbalance",description:"Probability of a division as uneven as this by chance (chi-square).",type:"number"},verdict:{
title:"Verdict",description:"What the counts say.",type:"string",enum:["no-data","too-early","imbalance","no-difference",
"better","worse"]},best:{title:"Best",description:"Variant that the verdict is about.",type:"string",pattern:"^[a-z][a-z\
0-9-]{0,19}$",maxLength:20},variants:{title:"Variants",description:"The first one is the control.",type:"array",items:{title:"\
Variant",description:"One variant.",type:"object",properties:{key:{title:"Key",description:"Key of the variant.",type:"s\
tring",pattern:"^[a-z][a-z0-9-]{0,19}$",maxLength:20},name:{title:"Name",description:"Name in the studio.",type:"string"},
weight:{title:"Weight",description:"Percent.",type:"integer"},visitors:{title:"Visitors",description:"Who have seen it.",
type:"integer",minimum:0},reached:{title:"Reached",description:"Of them, who have reached the goal.",type:"integer",minimum:0},
rate:{title:"Rate",description:"Reached of visitors.",type:"number"},interval:{title:"Interval",description:"95 % interv\
al of the rate (Wilson).",type:"object",properties:{from:{title:"From",description:"Lower end.",type:"number"},to:{title:"\
To",description:"Upper end.",type:"number"}},required:["from","to"],additionalProperties:!1},difference:{title:"Differen\
ce",description:"Rate minus that of the control.",type:"number"},differenceInterval:{title:"Interval of the difference",
description:"Interval of the difference (Newcombe); wider with more variants, so that all hold together with 95 %.",type:"\
object",properties:{from:{title:"From",description:"Lower end.",type:"number"},to:{title:"To",description:"Upper end.",type:"\
number"}},required:["from","to"],additionalProperties:!1}},required:["key","name","weight","visitors","reached"],additionalProperties:!1}}},
required:["key","name","state","startsAt","endsAt","share","goal","smallestEffect","needed","verdict","variants"],additionalProperties:!1}}},
required:["experiments"],additionalProperties:!1,examples:[{experiments:[{key:"home-hero",name:"Picture of the home page",
state:"running",startsAt:"2027-01-01T00:00:00Z",endsAt:"2027-02-01T00:00:00Z",share:100,goal:"sign-up",smallestEffect:2,
needed:3841,verdict:"too-early",variants:[{key:"a",name:"As it is",weight:50,visitors:412,reached:41,rate:.0995,interval:{
from:.0742,to:.1323}}]}]}]},V=Object.prototype.hasOwnProperty,os=new RegExp("^[a-z][a-z0-9-]{0,39}$","u"),ie=new RegExp(
"^[a-z][a-z0-9-]{0,19}$","u");function ls(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,
t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.experiments===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"experiments"},message:"must have required property 'experiments'"};e===null?
e=[r]:e.push(r),t++}for(let r in n)if(r!=="experiments"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),t++}if(n.experiments!==void 0){let r=n.experiments;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.key===void 0){let a={instancePath:i+"/experiments/"+p,schemaPath:"#/pr\
operties/experiments/items/required",keyword:"required",params:{missingProperty:"key"},message:"must have required prope\
rty 'key'"};e===null?e=[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/experiments/"+p,schemaPath:"#/prope\
rties/experiments/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required propert\
y 'name'"};e===null?e=[a]:e.push(a),t++}if(o.state===void 0){let a={instancePath:i+"/experiments/"+p,schemaPath:"#/prope\
rties/experiments/items/required",keyword:"required",params:{missingProperty:"state"},message:"must have required proper\
ty 'state'"};e===null?e=[a]:e.push(a),t++}if(o.startsAt===void 0){let a={instancePath:i+"/experiments/"+p,schemaPath:"#/\
properties/experiments/items/required",keyword:"required",params:{missingProperty:"startsAt"},message:"must have require\
d property 'startsAt'"};e===null?e=[a]:e.push(a),t++}if(o.endsAt===void 0){let a={instancePath:i+"/experiments/"+p,schemaPath:"\
#/properties/experiments/items/required",keyword:"required",params:{missingProperty:"endsAt"},message:"must have require\
d property 'endsAt'"};e===null?e=[a]:e.push(a),t++}if(o.share===void 0){let a={instancePath:i+"/experiments/"+p,schemaPath:"\
#/properties/experiments/items/required",keyword:"required",params:{missingProperty:"share"},message:"must have required\
 property 'share'"};e===null?e=[a]:e.push(a),t++}if(o.goal===void 0){let a={instancePath:i+"/experiments/"+p,schemaPath:"\
#/properties/experiments/items/required",keyword:"required",params:{missingProperty:"goal"},message:"must have required \
property 'goal'"};e===null?e=[a]:e.push(a),t++}if(o.smallestEffect===void 0){let a={instancePath:i+"/experiments/"+p,schemaPath:"\
#/properties/experiments/items/required",keyword:"required",params:{missingProperty:"smallestEffect"},message:"must have\
 required property 'smallestEffect'"};e===null?e=[a]:e.push(a),t++}if(o.needed===void 0){let a={instancePath:i+"/experim\
ents/"+p,schemaPath:"#/properties/experiments/items/required",keyword:"required",params:{missingProperty:"needed"},message:"\
must have required property 'needed'"};e===null?e=[a]:e.push(a),t++}if(o.verdict===void 0){let a={instancePath:i+"/exper\
iments/"+p,schemaPath:"#/properties/experiments/items/required",keyword:"required",params:{missingProperty:"verdict"},message:"\
must have required property 'verdict'"};e===null?e=[a]:e.push(a),t++}if(o.variants===void 0){let a={instancePath:i+"/exp\
eriments/"+p,schemaPath:"#/properties/experiments/items/required",keyword:"required",params:{missingProperty:"variants"},
message:"must have required property 'variants'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!V.call(_.properties.experiments.
items.properties,a)){let l={instancePath:i+"/experiments/"+p,schemaPath:"#/properties/experiments/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),t++}if(o.key!==void 0){let a=o.key;if(typeof a=="string"){if(b(a)>40){let l={instancePath:i+"/experiment\
s/"+p+"/key",schemaPath:"#/properties/experiments/items/properties/key/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[l]:e.push(l),t++}if(!os.test(a)){let l={instancePath:i+"/ex\
periments/"+p+"/key",schemaPath:"#/properties/experiments/items/properties/key/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$"'};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:i+"/experiments/"+p+"/key",schemaPath:"#/properties/experiments/items/properties/key/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.name!==void 0&&typeof o.name!="string"){let a={
instancePath:i+"/experiments/"+p+"/name",schemaPath:"#/properties/experiments/items/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.question!==void 0&&typeof o.question!=
"string"){let a={instancePath:i+"/experiments/"+p+"/question",schemaPath:"#/properties/experiments/items/properties/ques\
tion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.state!==void 0){
let a=o.state;if(typeof a!="string"){let l={instancePath:i+"/experiments/"+p+"/state",schemaPath:"#/properties/experimen\
ts/items/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
t++}if(!(a==="planned"||a==="running"||a==="over")){let l={instancePath:i+"/experiments/"+p+"/state",schemaPath:"#/prope\
rties/experiments/items/properties/state/enum",keyword:"enum",params:{allowedValues:_.properties.experiments.items.properties.
state.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(o.startsAt!==void 0){
let a=o.startsAt;if(typeof a=="string"){if(!C.validate(a)){let l={instancePath:i+"/experiments/"+p+"/startsAt",schemaPath:"\
#/properties/experiments/items/properties/startsAt/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/experiments/"+p+"/startsAt",schemaPath:"\
#/properties/experiments/items/properties/startsAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),t++}}if(o.endsAt!==void 0){let a=o.endsAt;if(typeof a=="string"){if(!C.validate(a)){let l={instancePath:i+
"/experiments/"+p+"/endsAt",schemaPath:"#/properties/experiments/items/properties/endsAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/\
experiments/"+p+"/endsAt",schemaPath:"#/properties/experiments/items/properties/endsAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.share!==void 0){let a=o.share;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:i+"/experiments/"+p+"/share",schemaPath:"#/properties/experime\
nts/items/properties/share/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(
l),t++}}if(o.goal!==void 0){let a=o.goal;if(typeof a!="string"){let l={instancePath:i+"/experiments/"+p+"/goal",schemaPath:"\
#/properties/experiments/items/properties/goal/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}if(!(a==="link"||a==="sign-up"||a==="first-deposit"||a==="claim")){let l={instancePath:i+"/expe\
riments/"+p+"/goal",schemaPath:"#/properties/experiments/items/properties/goal/enum",keyword:"enum",params:{allowedValues:_.
properties.experiments.items.properties.goal.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:
e.push(l),t++}}if(o.smallestEffect!==void 0){let a=o.smallestEffect;if(!(typeof a=="number"&&isFinite(a))){let l={instancePath:i+
"/experiments/"+p+"/smallestEffect",schemaPath:"#/properties/experiments/items/properties/smallestEffect/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),t++}}if(o.winner!==void 0){let a=o.winner;
if(typeof a=="string"){if(b(a)>20){let l={instancePath:i+"/experiments/"+p+"/winner",schemaPath:"#/properties/experiment\
s/items/properties/winner/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 character\
s"};e===null?e=[l]:e.push(l),t++}if(!ie.test(a)){let l={instancePath:i+"/experiments/"+p+"/winner",schemaPath:"#/propert\
ies/experiments/items/properties/winner/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,19}$"},message:'mu\
st match pattern "^[a-z][a-z0-9-]{0,19}$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/experiments/"+p+"\
/winner",schemaPath:"#/properties/experiments/items/properties/winner/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),t++}}if(o.needed!==void 0){let a=o.needed;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let l={instancePath:i+"/experiments/"+p+"/needed",schemaPath:"#/properties/experiments/items/propertie\
s/needed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))){let l={instancePath:i+"/experiments/"+p+"/needed",schemaPath:"#/properties/exper\
iments/items/properties/needed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[l]:e.push(l),t++}}if(o.imbalance!==void 0){let a=o.imbalance;if(!(typeof a=="number"&&isFinite(a))){let l={instancePath:i+
"/experiments/"+p+"/imbalance",schemaPath:"#/properties/experiments/items/properties/imbalance/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),t++}}if(o.verdict!==void 0){let a=o.verdict;if(typeof a!=
"string"){let l={instancePath:i+"/experiments/"+p+"/verdict",schemaPath:"#/properties/experiments/items/properties/verdi\
ct/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(a==="no-data"||
a==="too-early"||a==="imbalance"||a==="no-difference"||a==="better"||a==="worse")){let l={instancePath:i+"/experiments/"+
p+"/verdict",schemaPath:"#/properties/experiments/items/properties/verdict/enum",keyword:"enum",params:{allowedValues:_.
properties.experiments.items.properties.verdict.enum},message:"must be equal to one of the allowed values"};e===null?e=[
l]:e.push(l),t++}}if(o.best!==void 0){let a=o.best;if(typeof a=="string"){if(b(a)>20){let l={instancePath:i+"/experiment\
s/"+p+"/best",schemaPath:"#/properties/experiments/items/properties/best/maxLength",keyword:"maxLength",params:{limit:20},
message:"must NOT have more than 20 characters"};e===null?e=[l]:e.push(l),t++}if(!ie.test(a)){let l={instancePath:i+"/ex\
periments/"+p+"/best",schemaPath:"#/properties/experiments/items/properties/best/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9-]{0,19}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,19}$"'};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:i+"/experiments/"+p+"/best",schemaPath:"#/properties/experiments/items/properties/best/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.variants!==void 0){let a=o.variants;
if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.key===
void 0){let d={instancePath:i+"/experiments/"+p+"/variants/"+m,schemaPath:"#/properties/experiments/items/properties/var\
iants/items/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===
null?e=[d]:e.push(d),t++}if(u.name===void 0){let d={instancePath:i+"/experiments/"+p+"/variants/"+m,schemaPath:"#/proper\
ties/experiments/items/properties/variants/items/required",keyword:"required",params:{missingProperty:"name"},message:"m\
ust have required property 'name'"};e===null?e=[d]:e.push(d),t++}if(u.weight===void 0){let d={instancePath:i+"/experimen\
ts/"+p+"/variants/"+m,schemaPath:"#/properties/experiments/items/properties/variants/items/required",keyword:"required",
params:{missingProperty:"weight"},message:"must have required property 'weight'"};e===null?e=[d]:e.push(d),t++}if(u.visitors===
void 0){let d={instancePath:i+"/experiments/"+p+"/variants/"+m,schemaPath:"#/properties/experiments/items/properties/var\
iants/items/required",keyword:"required",params:{missingProperty:"visitors"},message:"must have required property 'visit\
ors'"};e===null?e=[d]:e.push(d),t++}if(u.reached===void 0){let d={instancePath:i+"/experiments/"+p+"/variants/"+m,schemaPath:"\
#/properties/experiments/items/properties/variants/items/required",keyword:"required",params:{missingProperty:"reached"},
message:"must have required property 'reached'"};e===null?e=[d]:e.push(d),t++}for(let d in u)if(!V.call(_.properties.experiments.
items.properties.variants.items.properties,d)){let y={instancePath:i+"/experiments/"+p+"/variants/"+m,schemaPath:"#/prop\
erties/experiments/items/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(u.key!==void 0){let d=u.key;if(typeof d==
"string"){if(b(d)>20){let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/key",schemaPath:"#/properties/experiments\
/items/properties/variants/items/properties/key/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have \
more than 20 characters"};e===null?e=[y]:e.push(y),t++}if(!ie.test(d)){let y={instancePath:i+"/experiments/"+p+"/variant\
s/"+m+"/key",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/key/pattern",keyword:"patte\
rn",params:{pattern:"^[a-z][a-z0-9-]{0,19}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,19}$"'};e===null?e=[y]:e.push(
y),t++}}else{let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/key",schemaPath:"#/properties/experiments/items/pr\
operties/variants/items/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[y]:e.push(y),t++}}if(u.name!==void 0&&typeof u.name!="string"){let d={instancePath:i+"/experiments/"+p+"/variants/"+m+"\
/name",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.weight!==void 0){let d=u.weight;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/weight",schemaPath:"\
#/properties/experiments/items/properties/variants/items/properties/weight/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[y]:e.push(y),t++}}if(u.visitors!==void 0){let d=u.visitors;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d))){let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/visitors",schemaPath:"#/proper\
ties/experiments/items/properties/variants/items/properties/visitors/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){let y={instancePath:i+
"/experiments/"+p+"/variants/"+m+"/visitors",schemaPath:"#/properties/experiments/items/properties/variants/items/proper\
ties/visitors/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(
y),t++}}if(u.reached!==void 0){let d=u.reached;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let y={instancePath:i+
"/experiments/"+p+"/variants/"+m+"/reached",schemaPath:"#/properties/experiments/items/properties/variants/items/propert\
ies/reached/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof d==
"number"&&isFinite(d)&&(d<0||isNaN(d))){let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/reached",schemaPath:"#/\
properties/experiments/items/properties/variants/items/properties/reached/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(y),t++}}if(u.rate!==void 0){let d=u.rate;if(!(typeof d=="numb\
er"&&isFinite(d))){let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/rate",schemaPath:"#/properties/experiments/i\
tems/properties/variants/items/properties/rate/type",keyword:"type",params:{type:"number"},message:"must be number"};e===
null?e=[y]:e.push(y),t++}}if(u.interval!==void 0){let d=u.interval;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.from===
void 0){let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/interval",schemaPath:"#/properties/experiments/items/pr\
operties/variants/items/properties/interval/required",keyword:"required",params:{missingProperty:"from"},message:"must h\
ave required property 'from'"};e===null?e=[y]:e.push(y),t++}if(d.to===void 0){let y={instancePath:i+"/experiments/"+p+"/\
variants/"+m+"/interval",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/interval/requir\
ed",keyword:"required",params:{missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[y]:e.push(y),
t++}for(let y in d)if(!(y==="from"||y==="to")){let g={instancePath:i+"/experiments/"+p+"/variants/"+m+"/interval",schemaPath:"\
#/properties/experiments/items/properties/variants/items/properties/interval/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:y},message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(d.
from!==void 0){let y=d.from;if(!(typeof y=="number"&&isFinite(y))){let g={instancePath:i+"/experiments/"+p+"/variants/"+
m+"/interval/from",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/interval/properties/f\
rom/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[g]:e.push(g),t++}}if(d.to!==void 0){
let y=d.to;if(!(typeof y=="number"&&isFinite(y))){let g={instancePath:i+"/experiments/"+p+"/variants/"+m+"/interval/to",
schemaPath:"#/properties/experiments/items/properties/variants/items/properties/interval/properties/to/type",keyword:"ty\
pe",params:{type:"number"},message:"must be number"};e===null?e=[g]:e.push(g),t++}}}else{let y={instancePath:i+"/experim\
ents/"+p+"/variants/"+m+"/interval",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/inte\
rval/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),t++}}if(u.difference!==
void 0){let d=u.difference;if(!(typeof d=="number"&&isFinite(d))){let y={instancePath:i+"/experiments/"+p+"/variants/"+m+
"/difference",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/difference/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[y]:e.push(y),t++}}if(u.differenceInterval!==void 0){let d=u.
differenceInterval;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.from===void 0){let y={instancePath:i+"/experiments/"+
p+"/variants/"+m+"/differenceInterval",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/d\
ifferenceInterval/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'fro\
m'"};e===null?e=[y]:e.push(y),t++}if(d.to===void 0){let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/differenceI\
nterval",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/differenceInterval/required",keyword:"\
required",params:{missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[y]:e.push(y),t++}for(let y in d)
if(!(y==="from"||y==="to")){let g={instancePath:i+"/experiments/"+p+"/variants/"+m+"/differenceInterval",schemaPath:"#/p\
roperties/experiments/items/properties/variants/items/properties/differenceInterval/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}
if(d.from!==void 0){let y=d.from;if(!(typeof y=="number"&&isFinite(y))){let g={instancePath:i+"/experiments/"+p+"/varian\
ts/"+m+"/differenceInterval/from",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/differ\
enceInterval/properties/from/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[g]:e.push(
g),t++}}if(d.to!==void 0){let y=d.to;if(!(typeof y=="number"&&isFinite(y))){let g={instancePath:i+"/experiments/"+p+"/va\
riants/"+m+"/differenceInterval/to",schemaPath:"#/properties/experiments/items/properties/variants/items/properties/diff\
erenceInterval/properties/to/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[g]:e.push(
g),t++}}}else{let y={instancePath:i+"/experiments/"+p+"/variants/"+m+"/differenceInterval",schemaPath:"#/properties/expe\
riments/items/properties/variants/items/properties/differenceInterval/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[y]:e.push(y),t++}}}else{let d={instancePath:i+"/experiments/"+p+"/variants/"+m,schemaPath:"\
#/properties/experiments/items/properties/variants/items/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/experiments/"+p+"/variants",schemaPath:"#/properties/\
experiments/items/properties/variants/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),t++}}}else{let a={instancePath:i+"/experiments/"+p,schemaPath:"#/properties/experiments/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/experi\
ments",schemaPath:"#/properties/experiments/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),t++}return ls.errors=e,t===0}var mt=ms;function ms(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.brand===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
brand"},message:"must have required property 'brand'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(r!=="brand"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.brand!==void 0){let r=n.brand;if(typeof r=="stri\
ng"){if(b(r)>60){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={instancePath:i+"/brand",
schemaPath:"#/properties/brand/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ms.errors=e,
t===0}var dt=j,Le={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/field-chang\
e.schema.json",title:"Field change",description:"A field of an entry in one locale, before and after an edit.",type:"obj\
ect",properties:{entryId:{title:"Entry",description:"Id.",type:"string",minLength:1,maxLength:64},field:{title:"Field",description:"\
Id.",type:"string",minLength:1,maxLength:64},locale:{title:"Locale",description:"Content locale.",type:"string",minLength:2,
maxLength:20},before:{title:"Before",description:"The value the edit began with; missing for an empty field.",type:["str\
ing","number","boolean","object","array","null"]},after:{title:"After",description:"The value typed; missing to empty th\
e field.",type:["string","number","boolean","object","array","null"]}},required:["entryId","field","locale"],additionalProperties:!1};
function j(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.entryId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[r]:e.push(r),t++}if(n.field===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"field"},message:"must have req\
uired property 'field'"};e===null?e=[r]:e.push(r),t++}if(n.locale===void 0){let r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'locale'"};e===null?e=[r]:e.push(
r),t++}for(let r in n)if(!(r==="entryId"||r==="field"||r==="locale"||r==="before"||r==="after")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(n.entryId!==void 0){let r=n.entryId;if(typeof r=="string"){if(b(r)>64){let s={
instancePath:i+"/entryId",schemaPath:"#/properties/entryId/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={instancePath:i+"/entryId",schemaPath:"\
#/properties/entryId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.field!==void 0){let r=n.field;if(typeof r=="\
string"){if(b(r)>64){let s={instancePath:i+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={instancePath:i+
"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/field",schemaPath:"#/properties/field/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.locale!==void 0){let r=n.
locale;if(typeof r=="string"){if(b(r)>20){let s={instancePath:i+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"\
maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<2){let s={
instancePath:i+"/locale",schemaPath:"#/properties/locale/minLength",keyword:"minLength",params:{limit:2},message:"must N\
OT have fewer than 2 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/locale",schemaPath:"#/prope\
rties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.before!==
void 0){let r=n.before;if(typeof r!="object"&&typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){
let s={instancePath:i+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:Le.properties.before.type},
message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),t++}}if(n.after!==void 0){let r=n.after;
if(typeof r!="object"&&typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){let s={instancePath:i+
"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:Le.properties.after.type},message:"must be str\
ing,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}var ut=S,ye={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/field-conflict.schema.json",title:"\
Field conflict",description:"A field that somebody else changed to another value meanwhile. Nothing of it was saved.",type:"\
object",properties:{entryId:{title:"Entry",description:"Id.",type:"string",minLength:1,maxLength:64},field:{title:"Field",
description:"Id.",type:"string",minLength:1,maxLength:64},locale:{title:"Locale",description:"Content locale.",type:"str\
ing",minLength:2,maxLength:20},before:{title:"Before",description:"The value the edit began with; missing for an empty f\
ield.",type:["string","number","boolean","object","array","null"]},after:{title:"After",description:"The value typed; mi\
ssing to empty the field.",type:["string","number","boolean","object","array","null"]},theirs:{title:"Theirs",description:"\
The value that is stored; missing for an empty field.",type:["string","number","boolean","object","array","null"]},by:{title:"\
By",description:"Id of the person who saved last.",type:"string"},at:{title:"At",description:"When it was saved, ISO 860\
1.",type:"string"}},required:["entryId","field","locale","at"],additionalProperties:!1};function S(n,{instancePath:i="",
parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.entryId===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entryId"},message:"mus\
t have required property 'entryId'"};e===null?e=[r]:e.push(r),t++}if(n.field===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?
e=[r]:e.push(r),t++}if(n.locale===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
locale"},message:"must have required property 'locale'"};e===null?e=[r]:e.push(r),t++}if(n.at===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===
null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="entryId"||r==="field"||r==="locale"||r==="before"||r==="after"||r==="t\
heirs"||r==="by"||r==="at")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.entryId!==void 0){
let r=n.entryId;if(typeof r=="string"){if(b(r)>64){let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/max\
Length",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),
t++}if(b(r)<1){let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/ent\
ryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(n.field!==void 0){let r=n.field;if(typeof r=="string"){if(b(r)>64){let s={instancePath:i+"/field",
schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 char\
acters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={instancePath:i+"/field",schemaPath:"#/properties/field/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),t++}}if(n.locale!==void 0){let r=n.locale;if(typeof r=="string"){if(b(r)>20){let s={
instancePath:i+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit:20},message:"must \
NOT have more than 20 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<2){let s={instancePath:i+"/locale",schemaPath:"#\
/properties/locale/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.before!==void 0){let r=n.before;if(typeof r!=
"object"&&typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){let s={instancePath:i+"/before",schemaPath:"\
#/properties/before/type",keyword:"type",params:{type:ye.properties.before.type},message:"must be string,number,boolean,\
object,array,null"};e===null?e=[s]:e.push(s),t++}}if(n.after!==void 0){let r=n.after;if(typeof r!="object"&&typeof r!="s\
tring"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){let s={instancePath:i+"/after",schemaPath:"#/properties\
/after/type",keyword:"type",params:{type:ye.properties.after.type},message:"must be string,number,boolean,object,array,n\
ull"};e===null?e=[s]:e.push(s),t++}}if(n.theirs!==void 0){let r=n.theirs;if(typeof r!="object"&&typeof r!="string"&&!(typeof r==
"number"&&isFinite(r))&&typeof r!="boolean"){let s={instancePath:i+"/theirs",schemaPath:"#/properties/theirs/type",keyword:"\
type",params:{type:ye.properties.theirs.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:
e.push(s),t++}}if(n.by!==void 0&&typeof n.by!="string"){let r={instancePath:i+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.at!==void 0&&typeof n.at!="stri\
ng"){let r={instancePath:i+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return S.errors=e,t===0}var yt=ds,hr={$schema:"http://json-\
schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/impact-reply.schema.json",title:"Impact reply",description:"\
What visitors would see changed, and where.",type:"object",properties:{sites:{title:"Sites",description:"Those where som\
ething changes.",type:"array",items:{title:"Site",description:"A brand in a market and a language.",type:"object",properties:{
brand:{title:"Brand",description:"Id of the brand.",type:"string"},market:{title:"Market",description:"Code of the marke\
t.",type:"string"},locale:{title:"Locale",description:"First segment of addresses.",type:"string"},everyPage:{title:"Eve\
ry page",description:"Header or footer change, which every page has.",type:"boolean"},pages:{title:"Pages",description:"\
In the order of the content.",type:"array",items:{title:"Page",description:"An address that visitors would see changed.",
type:"object",properties:{path:{title:"Path",description:"Below the locale.",type:"string"},change:{title:"Change",description:"\
What happens to it.",type:"string",enum:["added","changed","removed"]}},required:["path","change"],additionalProperties:!1}}},
required:["brand","market","locale","everyPage","pages"],additionalProperties:!1}}},required:["sites"],additionalProperties:!1};
function ds(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.sites===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sites"},message:"must have required property 'sites'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(r!=="sites"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.sites!==void 0){let r=n.sites;if(Array.isArray(r)){
let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.brand===void 0){let a={
instancePath:i+"/sites/"+p,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"br\
and"},message:"must have required property 'brand'"};e===null?e=[a]:e.push(a),t++}if(o.market===void 0){let a={instancePath:i+
"/sites/"+p,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"market"},message:"\
must have required property 'market'"};e===null?e=[a]:e.push(a),t++}if(o.locale===void 0){let a={instancePath:i+"/sites/"+
p,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"locale"},message:"must have\
 required property 'locale'"};e===null?e=[a]:e.push(a),t++}if(o.everyPage===void 0){let a={instancePath:i+"/sites/"+p,schemaPath:"\
#/properties/sites/items/required",keyword:"required",params:{missingProperty:"everyPage"},message:"must have required p\
roperty 'everyPage'"};e===null?e=[a]:e.push(a),t++}if(o.pages===void 0){let a={instancePath:i+"/sites/"+p,schemaPath:"#/\
properties/sites/items/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required propert\
y 'pages'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="brand"||a==="market"||a==="locale"||a==="everyPage"||a===
"pages")){let l={instancePath:i+"/sites/"+p,schemaPath:"#/properties/sites/items/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}
if(o.brand!==void 0&&typeof o.brand!="string"){let a={instancePath:i+"/sites/"+p+"/brand",schemaPath:"#/properties/sites\
/items/properties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}
if(o.market!==void 0&&typeof o.market!="string"){let a={instancePath:i+"/sites/"+p+"/market",schemaPath:"#/properties/si\
tes/items/properties/market/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}if(o.locale!==void 0&&typeof o.locale!="string"){let a={instancePath:i+"/sites/"+p+"/locale",schemaPath:"#/proper\
ties/sites/items/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),t++}if(o.everyPage!==void 0&&typeof o.everyPage!="boolean"){let a={instancePath:i+"/sites/"+p+"/everyPage",schemaPath:"\
#/properties/sites/items/properties/everyPage/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[a]:e.push(a),t++}if(o.pages!==void 0){let a=o.pages;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.path===void 0){let d={instancePath:i+"/sites/"+p+"/pages/"+m,schemaPath:"\
#/properties/sites/items/properties/pages/items/required",keyword:"required",params:{missingProperty:"path"},message:"mu\
st have required property 'path'"};e===null?e=[d]:e.push(d),t++}if(u.change===void 0){let d={instancePath:i+"/sites/"+p+
"/pages/"+m,schemaPath:"#/properties/sites/items/properties/pages/items/required",keyword:"required",params:{missingProperty:"\
change"},message:"must have required property 'change'"};e===null?e=[d]:e.push(d),t++}for(let d in u)if(!(d==="path"||d===
"change")){let y={instancePath:i+"/sites/"+p+"/pages/"+m,schemaPath:"#/properties/sites/items/properties/pages/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional proper\
ties"};e===null?e=[y]:e.push(y),t++}if(u.path!==void 0&&typeof u.path!="string"){let d={instancePath:i+"/sites/"+p+"/pag\
es/"+m+"/path",schemaPath:"#/properties/sites/items/properties/pages/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.change!==void 0){let d=u.change;if(typeof d!=
"string"){let y={instancePath:i+"/sites/"+p+"/pages/"+m+"/change",schemaPath:"#/properties/sites/items/properties/pages/\
items/properties/change/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}
if(!(d==="added"||d==="changed"||d==="removed")){let y={instancePath:i+"/sites/"+p+"/pages/"+m+"/change",schemaPath:"#/p\
roperties/sites/items/properties/pages/items/properties/change/enum",keyword:"enum",params:{allowedValues:hr.properties.
sites.items.properties.pages.items.properties.change.enum},message:"must be equal to one of the allowed values"};e===null?
e=[y]:e.push(y),t++}}}else{let d={instancePath:i+"/sites/"+p+"/pages/"+m,schemaPath:"#/properties/sites/items/properties\
/pages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let l={
instancePath:i+"/sites/"+p+"/pages",schemaPath:"#/properties/sites/items/properties/pages/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/sites/"+p,schemaPath:"#/pro\
perties/sites/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{
let s={instancePath:i+"/sites",schemaPath:"#/properties/sites/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ds.errors=e,t===0}var ht=us;function us(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.entries===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(r!=="entries"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.entries!==void 0){let r=n.entries;if(Array.
isArray(r)){if(r.length>2e3){let p={instancePath:i+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxIte\
ms",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?e=[p]:e.push(p),t++}let s=r.length;for(let p=0;p<
s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:i+"/entries/"+p,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};e===null?e=[a]:e.push(a),t++}if(o.contentType===void 0){let a={instancePath:i+"/entries/"+p,schemaPath:"#/prop\
erties/entries/items/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required pro\
perty 'contentType'"};e===null?e=[a]:e.push(a),t++}if(o.fields===void 0){let a={instancePath:i+"/entries/"+p,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"fields"},message:"must have required pr\
operty 'fields'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="id"||a==="contentType"||a==="fields")){let l={instancePath:i+
"/entries/"+p,schemaPath:"#/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.id!==void 0){let a=o.id;if(typeof a=="s\
tring"){if(b(a)>64){let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"#/properties/entries/items/properties/id/maxLe\
ngth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),t++}
if(b(a)<1){let l={instancePath:i+"/entries/"+p+"/id",schemaPath:"#/properties/entries/items/properties/id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+
"/entries/"+p+"/id",schemaPath:"#/properties/entries/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),t++}}if(o.contentType!==void 0){let a=o.contentType;if(typeof a=="string"){if(b(
a)>64){let l={instancePath:i+"/entries/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/\
maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(
l),t++}if(b(a)<1){let l={instancePath:i+"/entries/"+p+"/contentType",schemaPath:"#/properties/entries/items/properties/c\
ontentType/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
l]:e.push(l),t++}}else{let l={instancePath:i+"/entries/"+p+"/contentType",schemaPath:"#/properties/entries/items/propert\
ies/contentType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.
fields!==void 0){let a=o.fields;if(a&&typeof a=="object"&&!Array.isArray(a))for(let l in a){let m=a[l];if(!(m&&typeof m==
"object"&&!Array.isArray(m))){let u={instancePath:i+"/entries/"+p+"/fields/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/entries/items/properties/fields/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/entries/"+p+"/fields",schemaPath:"#/propertie\
s/entries/items/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.
push(l),t++}}}else{let a={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/entries",schemaPath:"\
#/properties/entries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return us.errors=e,t===0}var ct=ys,De={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/studio/launch-report-reply.schema.json",title:"Launch report reply",description:"Whether a brand may go \
live, and what is in the way.",type:"object",properties:{verdict:{title:"Verdict",description:"The gravest of all that w\
as found.",type:"string",enum:["ready","warning","blocker"]},text:{title:"Text",description:"The verdict in words.",type:"\
string"},counts:{title:"Counts",description:"Findings by severity.",type:"object",properties:{blocker:{title:"Blockers",
description:"Not with these.",type:"integer"},warning:{title:"Warnings",description:"For a person to decide.",type:"inte\
ger"},note:{title:"Notes",description:"Only said.",type:"integer"}},required:["blocker","warning","note"],additionalProperties:!1},
took:{title:"Took",description:"Milliseconds.",type:"number"},markets:{title:"Markets",description:"Of the brand.",type:"\
array",items:{title:"Market",description:"A market and its legal status.",type:"object",properties:{code:{title:"Code",description:"\
As in addresses.",type:"string"},name:{title:"Name",description:"In English.",type:"string"},isEnabled:{title:"Is enable\
d",description:"Whether the market is on.",type:"boolean"},status:{title:"Status",description:"Legal status today, in wo\
rds; missing for a market that is off.",type:"string"},locales:{title:"Locales",description:"First segments of its addre\
sses.",type:"array",items:{title:"Locale",description:"Such as fi-FI.",type:"string"}}},required:["code","name","isEnabl\
ed","locales"],additionalProperties:!1}},subjects:{title:"Subjects",description:"In reading order.",type:"array",items:{
title:"Subject",description:"A part of the report.",type:"object",properties:{id:{title:"Id",description:"Such as links.",
type:"string"},name:{title:"Name",description:"In words.",type:"string"},findings:{title:"Findings",description:"The gra\
vest first.",type:"array",items:{title:"Finding",description:"One thing to know, wherever it was found.",type:"object",properties:{
severity:{title:"Severity",description:"How grave it is.",type:"string",enum:["blocker","warning","note"]},text:{title:"\
Text",description:"The finding in words.",type:"string"},remedy:{title:"Remedy",description:"The remedy in words.",type:"\
string"},markets:{title:"Markets",description:"Codes of markets; empty for the brand as a whole.",type:"array",items:{title:"\
Market",description:"Code.",type:"string"}},locales:{title:"Locales",description:"Likewise, of addresses.",type:"array",
items:{title:"Locale",description:"Such as fi-FI.",type:"string"}},places:{title:"Places",description:"Where it was foun\
d.",type:"array",items:{title:"Place",description:"File with pointer, or entry with field.",type:"object",properties:{at:{
title:"At",description:"File with pointer, or entry with field.",type:"string"},path:{title:"Path",description:"Of a pag\
e that shows it, below the locale.",type:"string"},pageId:{title:"Page",description:"Id of the page, where the studio ca\
n compose it.",type:"string"},entryId:{title:"Entry",description:"The entry or asset on it.",type:"string"}},required:["\
at"],additionalProperties:!1}}},required:["severity","text","remedy","markets","locales","places"],additionalProperties:!1}}},
required:["id","name","findings"],additionalProperties:!1}}},required:["verdict","text","counts","took","markets","subje\
cts"],additionalProperties:!1};function ys(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,
t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.verdict===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"verdict"},message:"must have required property 'verdict'"};e===null?e=[r]:e.push(r),t++}
if(n.text===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"\
must have required property 'text'"};e===null?e=[r]:e.push(r),t++}if(n.counts===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"counts"},message:"must have required property 'counts'"};e===null?
e=[r]:e.push(r),t++}if(n.took===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
took"},message:"must have required property 'took'"};e===null?e=[r]:e.push(r),t++}if(n.markets===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"must have required property 'mark\
ets'"};e===null?e=[r]:e.push(r),t++}if(n.subjects===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"subjects"},message:"must have required property 'subjects'"};e===null?e=[r]:e.push(r),t++}
for(let r in n)if(!(r==="verdict"||r==="text"||r==="counts"||r==="took"||r==="markets"||r==="subjects")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(n.verdict!==void 0){let r=n.verdict;if(typeof r!="string"){let s={
instancePath:i+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}if(!(r==="ready"||r==="warning"||r==="blocker")){let s={instancePath:i+"/verdict",
schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:De.properties.verdict.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.text!==void 0&&typeof n.text!="string"){let r={
instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}if(n.counts!==void 0){let r=n.counts;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.blocker===
void 0){let s={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"\
blocker"},message:"must have required property 'blocker'"};e===null?e=[s]:e.push(s),t++}if(r.warning===void 0){let s={instancePath:i+
"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"warning"},message:"must \
have required property 'warning'"};e===null?e=[s]:e.push(s),t++}if(r.note===void 0){let s={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/required",keyword:"required",params:{missingProperty:"note"},message:"must have required property 'n\
ote'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="blocker"||s==="warning"||s==="note")){let p={instancePath:i+
"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(r.blocker!==void 0){let s=r.blocker;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/counts/blocker",schemaPath:"#/properties/counts/prope\
rties/blocker/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}if(r.
warning!==void 0){let s=r.warning;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/coun\
ts/warning",schemaPath:"#/properties/counts/properties/warning/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[p]:e.push(p),t++}}if(r.note!==void 0){let s=r.note;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let p={instancePath:i+"/counts/note",schemaPath:"#/properties/counts/properties/note/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
if(n.took!==void 0){let r=n.took;if(!(typeof r=="number"&&isFinite(r))){let s={instancePath:i+"/took",schemaPath:"#/prop\
erties/took/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}}if(n.markets!==
void 0){let r=n.markets;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.code===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[a]:e.push(a),t++}if(o.
name===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),t++}if(o.isEnabled===void 0){
let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"\
isEnabled"},message:"must have required property 'isEnabled'"};e===null?e=[a]:e.push(a),t++}if(o.locales===void 0){let a={
instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"\
locales"},message:"must have required property 'locales'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="code"||
a==="name"||a==="isEnabled"||a==="status"||a==="locales")){let l={instancePath:i+"/markets/"+p,schemaPath:"#/properties/\
markets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have \
additional properties"};e===null?e=[l]:e.push(l),t++}if(o.code!==void 0&&typeof o.code!="string"){let a={instancePath:i+
"/markets/"+p+"/code",schemaPath:"#/properties/markets/items/properties/code/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:i+
"/markets/"+p+"/name",schemaPath:"#/properties/markets/items/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.isEnabled!==void 0&&typeof o.isEnabled!="boolean"){let a={instancePath:i+
"/markets/"+p+"/isEnabled",schemaPath:"#/properties/markets/items/properties/isEnabled/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}if(o.status!==void 0&&typeof o.status!="string"){let a={
instancePath:i+"/markets/"+p+"/status",schemaPath:"#/properties/markets/items/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.locales!==void 0){let a=o.locales;if(Array.isArray(
a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+"/markets/"+p+"/locales/"+m,schemaPath:"\
#/properties/markets/items/properties/locales/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/markets/"+p+"/locales",schemaPath:"#/properties/markets/items\
/properties/locales/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{
let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/markets",schemaPath:"#/properties/markets/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.subjects!==void 0){
let r=n.subjects;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.id===void 0){let a={instancePath:i+"/subjects/"+p,schemaPath:"#/properties/subjects/items/required",keyword:"re\
quired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),t++}if(o.name===
void 0){let a={instancePath:i+"/subjects/"+p,schemaPath:"#/properties/subjects/items/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),t++}if(o.findings===void 0){
let a={instancePath:i+"/subjects/"+p,schemaPath:"#/properties/subjects/items/required",keyword:"required",params:{missingProperty:"\
findings"},message:"must have required property 'findings'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="id"||
a==="name"||a==="findings")){let l={instancePath:i+"/subjects/"+p,schemaPath:"#/properties/subjects/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===
null?e=[l]:e.push(l),t++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:i+"/subjects/"+p+"/id",schemaPath:"\
#/properties/subjects/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:i+"/subjects/"+p+"/name",schemaPath:"\
#/properties/subjects/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}if(o.findings!==void 0){let a=o.findings;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.severity===void 0){let d={instancePath:i+"/subjects/"+p+"/findings/"+m,
schemaPath:"#/properties/subjects/items/properties/findings/items/required",keyword:"required",params:{missingProperty:"\
severity"},message:"must have required property 'severity'"};e===null?e=[d]:e.push(d),t++}if(u.text===void 0){let d={instancePath:i+
"/subjects/"+p+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/items/required",keyword:"requi\
red",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[d]:e.push(d),t++}if(u.remedy===
void 0){let d={instancePath:i+"/subjects/"+p+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/\
items/required",keyword:"required",params:{missingProperty:"remedy"},message:"must have required property 'remedy'"};e===
null?e=[d]:e.push(d),t++}if(u.markets===void 0){let d={instancePath:i+"/subjects/"+p+"/findings/"+m,schemaPath:"#/proper\
ties/subjects/items/properties/findings/items/required",keyword:"required",params:{missingProperty:"markets"},message:"m\
ust have required property 'markets'"};e===null?e=[d]:e.push(d),t++}if(u.locales===void 0){let d={instancePath:i+"/subje\
cts/"+p+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/items/required",keyword:"required",params:{
missingProperty:"locales"},message:"must have required property 'locales'"};e===null?e=[d]:e.push(d),t++}if(u.places===void 0){
let d={instancePath:i+"/subjects/"+p+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/items/re\
quired",keyword:"required",params:{missingProperty:"places"},message:"must have required property 'places'"};e===null?e=
[d]:e.push(d),t++}for(let d in u)if(!(d==="severity"||d==="text"||d==="remedy"||d==="markets"||d==="locales"||d==="place\
s")){let y={instancePath:i+"/subjects/"+p+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional \
properties"};e===null?e=[y]:e.push(y),t++}if(u.severity!==void 0){let d=u.severity;if(typeof d!="string"){let y={instancePath:i+
"/subjects/"+p+"/findings/"+m+"/severity",schemaPath:"#/properties/subjects/items/properties/findings/items/properties/s\
everity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(!(d==="blo\
cker"||d==="warning"||d==="note")){let y={instancePath:i+"/subjects/"+p+"/findings/"+m+"/severity",schemaPath:"#/propert\
ies/subjects/items/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:De.properties.
subjects.items.properties.findings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};
e===null?e=[y]:e.push(y),t++}}if(u.text!==void 0&&typeof u.text!="string"){let d={instancePath:i+"/subjects/"+p+"/findin\
gs/"+m+"/text",schemaPath:"#/properties/subjects/items/properties/findings/items/properties/text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.remedy!==void 0&&typeof u.remedy!="string"){let d={
instancePath:i+"/subjects/"+p+"/findings/"+m+"/remedy",schemaPath:"#/properties/subjects/items/properties/findings/items\
/properties/remedy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.
markets!==void 0){let d=u.markets;if(Array.isArray(d)){let y=d.length;for(let g=0;g<y;g++)if(typeof d[g]!="string"){let k={
instancePath:i+"/subjects/"+p+"/findings/"+m+"/markets/"+g,schemaPath:"#/properties/subjects/items/properties/findings/i\
tems/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(
k),t++}}else{let y={instancePath:i+"/subjects/"+p+"/findings/"+m+"/markets",schemaPath:"#/properties/subjects/items/prop\
erties/findings/items/properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[y]:e.push(y),t++}}if(u.locales!==void 0){let d=u.locales;if(Array.isArray(d)){let y=d.length;for(let g=0;g<y;g++)if(typeof d[g]!=
"string"){let k={instancePath:i+"/subjects/"+p+"/findings/"+m+"/locales/"+g,schemaPath:"#/properties/subjects/items/prop\
erties/findings/items/properties/locales/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[k]:e.push(k),t++}}else{let y={instancePath:i+"/subjects/"+p+"/findings/"+m+"/locales",schemaPath:"#/properties/s\
ubjects/items/properties/findings/items/properties/locales/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[y]:e.push(y),t++}}if(u.places!==void 0){let d=u.places;if(Array.isArray(d)){let y=d.length;for(let g=0;g<
y;g++){let k=d[g];if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.at===void 0){let P={instancePath:i+"/subjects/"+p+"/\
findings/"+m+"/places/"+g,schemaPath:"#/properties/subjects/items/properties/findings/items/properties/places/items/requ\
ired",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===null?e=[P]:e.push(
P),t++}for(let P in k)if(!(P==="at"||P==="path"||P==="pageId"||P==="entryId")){let v={instancePath:i+"/subjects/"+p+"/fi\
ndings/"+m+"/places/"+g,schemaPath:"#/properties/subjects/items/properties/findings/items/properties/places/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have additional propertie\
s"};e===null?e=[v]:e.push(v),t++}if(k.at!==void 0&&typeof k.at!="string"){let P={instancePath:i+"/subjects/"+p+"/finding\
s/"+m+"/places/"+g+"/at",schemaPath:"#/properties/subjects/items/properties/findings/items/properties/places/items/prope\
rties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}if(k.path!==
void 0&&typeof k.path!="string"){let P={instancePath:i+"/subjects/"+p+"/findings/"+m+"/places/"+g+"/path",schemaPath:"#/\
properties/subjects/items/properties/findings/items/properties/places/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}if(k.pageId!==void 0&&typeof k.pageId!="string"){let P={
instancePath:i+"/subjects/"+p+"/findings/"+m+"/places/"+g+"/pageId",schemaPath:"#/properties/subjects/items/properties/f\
indings/items/properties/places/items/properties/pageId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[P]:e.push(P),t++}if(k.entryId!==void 0&&typeof k.entryId!="string"){let P={instancePath:i+"/subjects/"+
p+"/findings/"+m+"/places/"+g+"/entryId",schemaPath:"#/properties/subjects/items/properties/findings/items/properties/pl\
aces/items/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(
P),t++}}else{let P={instancePath:i+"/subjects/"+p+"/findings/"+m+"/places/"+g,schemaPath:"#/properties/subjects/items/pr\
operties/findings/items/properties/places/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[P]:e.push(P),t++}}}else{let y={instancePath:i+"/subjects/"+p+"/findings/"+m+"/places",schemaPath:"#/properties/s\
ubjects/items/properties/findings/items/properties/places/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[y]:e.push(y),t++}}}else{let d={instancePath:i+"/subjects/"+p+"/findings/"+m,schemaPath:"#/properties/s\
ubjects/items/properties/findings/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),t++}}}else{let l={instancePath:i+"/subjects/"+p+"/findings",schemaPath:"#/properties/subjects/items/proper\
ties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{let a={
instancePath:i+"/subjects/"+p,schemaPath:"#/properties/subjects/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/subjects",schemaPath:"#/properties/subjects\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ys.
errors=e,t===0}var ft=hs;function hs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.brand===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
brand"},message:"must have required property 'brand'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(r!=="brand"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.brand!==void 0){let r=n.brand;if(typeof r=="stri\
ng"){if(b(r)>64){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(!M.test(r)){let s={instancePath:i+"/bra\
nd",schemaPath:"#/properties/brand/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match p\
attern "^[a-z][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/\
brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return hs.
errors=e,t===0}var gt=fs;var cs=new RegExp("^[0-9a-f-]{36}$","u");function fs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.changes===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===null?
e=[r]:e.push(r),t++}if(n.sent===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sent"},message:"must have required property 'sent'"};e===null?e=[r]:e.push(r),t++}if(n.conflicts===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"},message:"must have required property 'co\
nflicts'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="changes"||r==="sent"||r==="sentAs"||r==="conflicts")){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.changes!==void 0){let r=n.changes;if(Array.isArray(
r)){let s=r.length;for(let p=0;p<s;p++)j(r[p],{instancePath:i+"/changes/"+p,parentData:r,parentDataProperty:p,rootData:h})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let s={instancePath:i+"/changes",schemaPath:"#/properties/chang\
es/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.sent!==void 0){
let r=n.sent;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)j(r[p],{instancePath:i+"/sent/"+p,parentData:r,parentDataProperty:p,
rootData:h})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let s={instancePath:i+"/sent",schemaPath:"#/prope\
rties/sent/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.sentAs!==
void 0){let r=n.sentAs;if(typeof r=="string"){if(!cs.test(r)){let s={instancePath:i+"/sentAs",schemaPath:"#/properties/s\
entAs/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"},message:'must match pattern "^[0-9a-f-]{36}$"'};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/sentAs",schemaPath:"#/properties/sentAs/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.conflicts!==void 0){let r=n.conflicts;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)S(r[p],{instancePath:i+"/conflicts/"+p,parentData:r,parentDataProperty:p,
rootData:h})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{let s={instancePath:i+"/conflicts",schemaPath:"#/\
properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return fs.errors=e,t===0}var bt=J;function J(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.metadata===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};e===null?e=[r]:e.push(r),t++}if(n.fields===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[r]:e.push(r),t++}if(n.
sys!==void 0){let r=n.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),t++}if(r.type===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}if(r.
version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),t++}if(r.createdAt===void 0){let s={
instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}if(r.updatedAt===void 0){let s={instancePath:i+"/\
sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have r\
equired property 'updatedAt'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r.type!==void 0){let s=r.type;if(typeof s!="string"){let p={instancePath:i+"/sys/type",schemaPath:"\
#/properties/sys/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}if(s!=="Asset"){let p={instancePath:i+"/sys/type",schemaPath:"#/properties/sys/properties/type/const",keyword:"\
const",params:{allowedValue:"Asset"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(r.version!==void 0){
let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
p]:e.push(p),t++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[p]:e.push(p),t++}}if(r.createdAt!==void 0&&typeof r.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r.updatedAt!==void 0&&typeof r.updatedAt!="string"){let s={instancePath:i+"/sys/updatedA\
t",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r.updatedBy!==void 0){let s=r.updatedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
sys===void 0){let p={instancePath:i+"/sys/updatedBy",schemaPath:"#/properties/sys/properties/updatedBy/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),t++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:i+"/sys/upd\
atedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),t++}if(p.id!==void 0&&typeof p.id!="string"){let o={
instancePath:i+"/sys/updatedBy/sys/id",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+
"/sys/updatedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let p={instancePath:i+"/sys/updatedBy",schemaPath:"\
#/properties/sys/properties/updatedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
p]:e.push(p),t++}}if(r.publishedVersion!==void 0){let s=r.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let p={instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}if(r.publishedAt!==void 0&&typeof r.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.firstPublishedAt!==void 0&&
typeof r.firstPublishedAt!="string"){let s={instancePath:i+"/sys/firstPublishedAt",schemaPath:"#/properties/sys/properti\
es/firstPublishedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.
publishedBy!==void 0){let s=r.publishedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===void 0){let p={instancePath:i+
"/sys/publishedBy",schemaPath:"#/properties/sys/properties/publishedBy/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),t++}if(s.sys!==void 0){let p=s.sys;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:i+"/sys/publishedBy/sys",schemaPath:"#/properties/sys\
/properties/publishedBy/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[o]:e.push(o),t++}if(p.id!==void 0&&typeof p.id!="string"){let o={instancePath:i+"/sys/\
publishedBy/sys/id",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/sys/publishe\
dBy/sys",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let p={instancePath:i+"/sys/publishedBy",schemaPath:"#/pro\
perties/sys/properties/publishedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),t++}}if(r.archivedAt!==void 0&&typeof r.archivedAt!="string"){let s={instancePath:i+"/sys/archivedAt",schemaPath:"\
#/properties/sys/properties/archivedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.metadata!==void 0){let r=n.metadata;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.tags===void 0){let s={instancePath:i+"/metadata",schemaPath:"#/properties/metadata/requ\
ired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[s]:e.
push(s),t++}if(r.tags!==void 0){let s=r.tags;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++){let a=s[o];if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.sys===void 0){let l={instancePath:i+"/metadata/tags/"+o,schemaPath:"#/properties/metad\
ata/properties/tags/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required proper\
ty 'sys'"};e===null?e=[l]:e.push(l),t++}if(a.sys!==void 0){let l=a.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let m={instancePath:i+"/metadata/tags/"+o+"/sys",schemaPath:"#/properties/metadata/properties/tags/items/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[m]:e.push(m),t++}if(l.id!==void 0&&typeof l.id!="string"){let m={instancePath:i+"/metadata/tags/"+o+"/sys/id",schemaPath:"\
#/properties/metadata/properties/tags/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/metadata/tags/"+o+"/sys",schemaPath:"#/prope\
rties/metadata/properties/tags/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),t++}}}else{let l={instancePath:i+"/metadata/tags/"+o,schemaPath:"#/properties/metadata/properti\
es/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{
let p={instancePath:i+"/metadata/tags",schemaPath:"#/properties/metadata/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i+"/metadata",schemaPath:"#/pro\
perties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.
fields!==void 0){let r=n.fields;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title!==void 0){let s=r.title;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let p in s)if(typeof s[p]!="string"){let o={instancePath:i+"/fields/title/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/title/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let p={instancePath:i+"/fields/title",schemaPath:"\
#/properties/fields/properties/title/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),t++}}if(r.description!==void 0){let s=r.description;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let p in s)
if(typeof s[p]!="string"){let o={instancePath:i+"/fields/description/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/fields/properties/description/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[o]:e.push(o),t++}}else{let p={instancePath:i+"/fields/description",schemaPath:"#/properties/fi\
elds/properties/description/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),t++}}if(r.file!==void 0){let s=r.file;if(s&&typeof s=="object"&&!Array.isArray(s))for(let p in s){let o=s[p];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.fileName===void 0){let a={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/additionalProperties/required",keyword:"required",params:{missingProperty:"\
fileName"},message:"must have required property 'fileName'"};e===null?e=[a]:e.push(a),t++}if(o.contentType===void 0){let a={
instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/\
additionalProperties/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required pro\
perty 'contentType'"};e===null?e=[a]:e.push(a),t++}if(o.url!==void 0&&typeof o.url!="string"){let a={instancePath:i+"/fi\
elds/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/url",schemaPath:"#/properties/fields/properties/file/additionalPr\
operties/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}
if(o.fileName!==void 0&&typeof o.fileName!="string"){let a={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fileName",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/fileName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.contentType!==void 0&&typeof o.
contentType!="string"){let a={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"\
#/properties/fields/properties/file/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.details!==void 0){let a=o.details;if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){if(a.size===void 0){let l={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+
"/details",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/details/required",keyword:"re\
quired",params:{missingProperty:"size"},message:"must have required property 'size'"};e===null?e=[l]:e.push(l),t++}if(a.
size!==void 0){let l=a.size;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:i+"/fields/fil\
e/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/size",schemaPath:"#/properties/fields/properties/file/additionalP\
roperties/properties/details/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[m]:e.push(m),t++}}if(a.image!==void 0){let l=a.image;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.width===void 0){
let m={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/properties\
/fields/properties/file/additionalProperties/properties/details/properties/image/required",keyword:"required",params:{missingProperty:"\
width"},message:"must have required property 'width'"};e===null?e=[m]:e.push(m),t++}if(l.height===void 0){let m={instancePath:i+
"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/properties/fields/properties/fil\
e/additionalProperties/properties/details/properties/image/required",keyword:"required",params:{missingProperty:"height"},
message:"must have required property 'height'"};e===null?e=[m]:e.push(m),t++}for(let m in l)if(!(m==="width"||m==="heigh\
t")){let u={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/prope\
rties/fields/properties/file/additionalProperties/properties/details/properties/image/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),
t++}if(l.width!==void 0){let m=l.width;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:i+"\
/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image/width",schemaPath:"#/properties/fields/propertie\
s/file/additionalProperties/properties/details/properties/image/properties/width/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}}if(l.height!==void 0){let m=l.height;if(!(typeof m=="numb\
er"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/d\
etails/image/height",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/details/properties/\
image/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),
t++}}}else{let m={instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#\
/properties/fields/properties/file/additionalProperties/properties/details/properties/image/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let l={instancePath:i+"/fields/file/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/details",schemaPath:"#/properties/fields/properties/file/additionalProperties/propertie\
s/details/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{let a={
instancePath:i+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/\
additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}else{
let p={instancePath:i+"/fields/file",schemaPath:"#/properties/fields/properties/file/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i+"/fields",schemaPath:"#/pro\
perties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return J.errors=e,t===0}var Pt=gs;function gs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.total===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(n.skip===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have required property 'skip'"};
e===null?e=[r]:e.push(r),t++}if(n.limit===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[r]:e.push(r),t++}if(n.items===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have req\
uired property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.total!==void 0){let r=n.total;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={
instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.skip!==void 0){let r=n.skip;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:i+
"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}if(n.limit!==void 0){let r=n.limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let s={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:i+"/\
limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}if(n.items!==void 0){let r=n.items;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)
J(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,rootData:h})||(e=e===null?J.errors:e.concat(J.errors),
t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return gs.errors=e,t===0}var kt=bs;var cr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/managed-entry.schema.j\
son",title:"Managed entry",description:"An entry as the management API answers it, with the newest draft of its fields.",
type:"object",properties:{sys:{title:"System properties",description:"Set by the content service.",type:"object",properties:{
id:{title:"Id",description:"Unique in the environment.",type:"string"},type:{title:"Type",description:"Always Entry.",type:"\
string",const:"Entry"},version:{title:"Version",description:"Grows with each write.",type:"integer",minimum:1},createdAt:{
title:"Created",description:"ISO 8601.",type:"string"},updatedAt:{title:"Updated",description:"ISO 8601.",type:"string"},
updatedBy:{title:"Updated by",description:"The person of the last write.",type:"object",properties:{sys:{title:"System p\
roperties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of the target.",type:"s\
tring"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0},publishedVersion:{title:"Pu\
blished version",description:"The version that was published; missing while nothing is published.",type:"integer"},publishedAt:{
title:"Published",description:"ISO 8601.",type:"string"},firstPublishedAt:{title:"First published",description:"ISO 8601\
.",type:"string"},publishedBy:{title:"Published by",description:"The person who published it.",type:"object",properties:{
sys:{title:"System properties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of \
the target.",type:"string"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0},archivedAt:{
title:"Archived",description:"ISO 8601; missing unless archived.",type:"string"},contentType:{title:"Content type",description:"\
The type of the entry.",type:"object",properties:{sys:{title:"System properties",description:"Names the target.",type:"o\
bject",properties:{id:{title:"Id",description:"Of the target.",type:"string"}},required:["id"],additionalProperties:!0}},
required:["sys"],additionalProperties:!0}},required:["id","type","version","createdAt","updatedAt","contentType"],additionalProperties:!0},
metadata:{title:"Metadata",description:"Tags of the entity.",type:"object",properties:{tags:{title:"Tags",description:"B\
rands and markets it belongs to, among others.",type:"array",items:{title:"Tag",description:"A tag.",type:"object",properties:{
sys:{title:"System properties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of \
the target.",type:"string"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0}}},required:[
"tags"],additionalProperties:!0},fields:{title:"Fields",description:"By field id.",type:"object",additionalProperties:{title:"\
Values",description:"By content locale.",type:"object",additionalProperties:{title:"Value",description:"Of the field in \
one locale.",type:["string","number","boolean","object","array","null"]}}}},required:["sys","metadata","fields"],additionalProperties:!0};
function E(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.metadata===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};e===null?e=[r]:e.push(r),t++}if(n.fields===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[r]:e.push(r),t++}if(n.
sys!==void 0){let r=n.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),t++}if(r.type===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}if(r.
version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),t++}if(r.createdAt===void 0){let s={
instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}if(r.updatedAt===void 0){let s={instancePath:i+"/\
sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have r\
equired property 'updatedAt'"};e===null?e=[s]:e.push(s),t++}if(r.contentType===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required propert\
y 'contentType'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+"/sys/id",
schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(r.type!==void 0){let s=r.type;if(typeof s!="string"){let p={instancePath:i+"/sys/type",schemaPath:"\
#/properties/sys/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}if(s!=="Entry"){let p={instancePath:i+"/sys/type",schemaPath:"#/properties/sys/properties/type/const",keyword:"\
const",params:{allowedValue:"Entry"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(r.version!==void 0){
let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
p]:e.push(p),t++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let p={instancePath:i+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[p]:e.push(p),t++}}if(r.createdAt!==void 0&&typeof r.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r.updatedAt!==void 0&&typeof r.updatedAt!="string"){let s={instancePath:i+"/sys/updatedA\
t",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r.updatedBy!==void 0){let s=r.updatedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
sys===void 0){let p={instancePath:i+"/sys/updatedBy",schemaPath:"#/properties/sys/properties/updatedBy/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),t++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:i+"/sys/upd\
atedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),t++}if(p.id!==void 0&&typeof p.id!="string"){let o={
instancePath:i+"/sys/updatedBy/sys/id",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+
"/sys/updatedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let p={instancePath:i+"/sys/updatedBy",schemaPath:"\
#/properties/sys/properties/updatedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
p]:e.push(p),t++}}if(r.publishedVersion!==void 0){let s=r.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let p={instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}if(r.publishedAt!==void 0&&typeof r.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.firstPublishedAt!==void 0&&
typeof r.firstPublishedAt!="string"){let s={instancePath:i+"/sys/firstPublishedAt",schemaPath:"#/properties/sys/properti\
es/firstPublishedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.
publishedBy!==void 0){let s=r.publishedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===void 0){let p={instancePath:i+
"/sys/publishedBy",schemaPath:"#/properties/sys/properties/publishedBy/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),t++}if(s.sys!==void 0){let p=s.sys;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:i+"/sys/publishedBy/sys",schemaPath:"#/properties/sys\
/properties/publishedBy/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[o]:e.push(o),t++}if(p.id!==void 0&&typeof p.id!="string"){let o={instancePath:i+"/sys/\
publishedBy/sys/id",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/sys/publishe\
dBy/sys",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let p={instancePath:i+"/sys/publishedBy",schemaPath:"#/pro\
perties/sys/properties/publishedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),t++}}if(r.archivedAt!==void 0&&typeof r.archivedAt!="string"){let s={instancePath:i+"/sys/archivedAt",schemaPath:"\
#/properties/sys/properties/archivedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(r.contentType!==void 0){let s=r.contentType;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===
void 0){let p={instancePath:i+"/sys/contentType",schemaPath:"#/properties/sys/properties/contentType/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),t++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:i+"/sys/con\
tentType/sys",schemaPath:"#/properties/sys/properties/contentType/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),t++}if(p.id!==void 0&&typeof p.id!="string"){let o={
instancePath:i+"/sys/contentType/sys/id",schemaPath:"#/properties/sys/properties/contentType/properties/sys/properties/i\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+
"/sys/contentType/sys",schemaPath:"#/properties/sys/properties/contentType/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}}else{let p={instancePath:i+"/sys/contentType",schemaPath:"\
#/properties/sys/properties/contentType/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[p]:e.push(p),t++}}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.metadata!==void 0){let r=n.metadata;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.tags===void 0){let s={instancePath:i+"/metadata",schemaPath:"#/properties/metadata/req\
uired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[s]:e.
push(s),t++}if(r.tags!==void 0){let s=r.tags;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++){let a=s[o];if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.sys===void 0){let l={instancePath:i+"/metadata/tags/"+o,schemaPath:"#/properties/metad\
ata/properties/tags/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required proper\
ty 'sys'"};e===null?e=[l]:e.push(l),t++}if(a.sys!==void 0){let l=a.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let m={instancePath:i+"/metadata/tags/"+o+"/sys",schemaPath:"#/properties/metadata/properties/tags/items/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[m]:e.push(m),t++}if(l.id!==void 0&&typeof l.id!="string"){let m={instancePath:i+"/metadata/tags/"+o+"/sys/id",schemaPath:"\
#/properties/metadata/properties/tags/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/metadata/tags/"+o+"/sys",schemaPath:"#/prope\
rties/metadata/properties/tags/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),t++}}}else{let l={instancePath:i+"/metadata/tags/"+o,schemaPath:"#/properties/metadata/properti\
es/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{
let p={instancePath:i+"/metadata/tags",schemaPath:"#/properties/metadata/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i+"/metadata",schemaPath:"#/pro\
perties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.
fields!==void 0){let r=n.fields;if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let p=r[s];if(p&&typeof p=="\
object"&&!Array.isArray(p))for(let o in p){let a=p[o];if(typeof a!="object"&&typeof a!="string"&&!(typeof a=="number"&&isFinite(
a))&&typeof a!="boolean"){let l={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/additionalProperties/additionalProperties/type",keyword:"type",
params:{type:cr.properties.fields.additionalProperties.additionalProperties.type},message:"must be string,number,boolean\
,object,array,null"};e===null?e=[l]:e.push(l),t++}}else{let o={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/fields/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i+"/fields",schemaPath:"#/properties/fields/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return E.errors=e,t===
0}function bs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.total===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),t++}if(n.skip===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have requ\
ired property 'skip'"};e===null?e=[r]:e.push(r),t++}if(n.limit===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[r]:e.push(r),t++}if(n.
items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.total!==void 0){let r=n.total;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.skip!==void 0){let r=n.skip;if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.limit!==void 0){let r=n.limit;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={
instancePath:i+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.items!==void 0){let r=n.items;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++)E(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,rootData:h})||(e=e===null?E.errors:e.concat(E.
errors),t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return bs.errors=e,t===0}var wt=E,qt=Ps;var ze={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/managed-person.schema.\
json",title:"Managed person",description:"A member of the space as administrators see them.",type:"object",properties:{sys:{
title:"System properties",description:"Set by the content service.",type:"object",properties:{id:{title:"Id",description:"\
Of the person.",type:"string"},version:{title:"Version",description:"Of the membership.",type:"integer",minimum:0}},required:[
"id","version"],additionalProperties:!0},user:{title:"Account",description:"Name and address.",type:"object",properties:{
sys:{title:"System properties",description:"Set by the content service.",type:"object",properties:{id:{title:"Id",description:"\
Of the person.",type:"string"},version:{title:"Version",description:"Of the account.",type:"integer",minimum:0}},required:[
"id","version"],additionalProperties:!0},firstName:{title:"First name",description:"May be empty.",type:"string"},lastName:{
title:"Last name",description:"May be empty.",type:"string"},email:{title:"Email",description:"Name at the sign-in.",type:"\
string"}},required:["sys","firstName","lastName","email"],additionalProperties:!0},membership:{title:"Membership",description:"\
Lets the person into the space.",type:"object",properties:{sys:{title:"System properties",description:"Set by the conten\
t service.",type:"object",properties:{id:{title:"Id",description:"Of the membership.",type:"string"}},required:["id"],additionalProperties:!0},
admin:{title:"Administrator",description:"Whether everything is allowed.",type:"boolean"}},required:["sys","admin"],additionalProperties:!0},
grants:{title:"Grants",description:"Roles with their limits.",type:"array",items:{title:"Grant",description:"A role of t\
he person.",type:"object",properties:{role:{title:"Role",description:"Id of a template or of a role.",type:"string"},name:{
title:"Name",description:"Of the role.",type:"string"},brands:{title:"Brands",description:"Ids; empty for every brand.",
type:"array",items:{title:"Name",description:"One of them.",type:"string"}},markets:{title:"Markets",description:"Codes;\
 empty for every market.",type:"array",items:{title:"Name",description:"One of them.",type:"string"}},languages:{title:"\
Languages",description:"Codes of content locales; empty for every language.",type:"array",items:{title:"Name",description:"\
One of them.",type:"string"}}},required:["role","name","brands","markets","languages"],additionalProperties:!0}},isSwitchedOff:{
title:"Switched off",description:"Whether the person may do nothing for now.",type:"boolean"},lastActiveAt:{title:"Last \
active",description:"ISO 8601, to within minutes; null for somebody who was never here.",type:["string","null"]},hasPassword:{
title:"Has a password",description:"Whether the person can sign in by password.",type:"boolean"},identityIssuer:{title:"\
Identity provider",description:"Issuer at which the person has signed in.",type:["string","null"]},validTokens:{title:"V\
alid tokens",description:"Number of tokens, sessions included, that still open something.",type:"integer",minimum:0}},required:[
"sys","user","membership","grants","isSwitchedOff","lastActiveAt","hasPassword","identityIssuer","validTokens"],additionalProperties:!0};
function Y(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.user===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must have required property 'user'"};
e===null?e=[r]:e.push(r),t++}if(n.membership===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"membership"},message:"must have required property 'membership'"};e===null?e=[r]:e.push(r),t++}if(n.
grants===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grants"},message:"\
must have required property 'grants'"};e===null?e=[r]:e.push(r),t++}if(n.isSwitchedOff===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"isSwitchedOff"},message:"must have required property 'isSwitched\
Off'"};e===null?e=[r]:e.push(r),t++}if(n.lastActiveAt===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"lastActiveAt"},message:"must have required property 'lastActiveAt'"};e===null?e=[r]:e.
push(r),t++}if(n.hasPassword===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
hasPassword"},message:"must have required property 'hasPassword'"};e===null?e=[r]:e.push(r),t++}if(n.identityIssuer===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identityIssuer"},message:"must\
 have required property 'identityIssuer'"};e===null?e=[r]:e.push(r),t++}if(n.validTokens===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"validTokens"},message:"must have required property '\
validTokens'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.version===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"version"},message:"must have r\
equired property 'version'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r.version!==void 0){let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let p={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={
instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i+"/sys",schemaPath:"#/prop\
erties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.user!==
void 0){let r=n.user;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.sys===void 0){let s={instancePath:i+"/user",schemaPath:"\
#/properties/user/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};
e===null?e=[s]:e.push(s),t++}if(r.firstName===void 0){let s={instancePath:i+"/user",schemaPath:"#/properties/user/requir\
ed",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?
e=[s]:e.push(s),t++}if(r.lastName===void 0){let s={instancePath:i+"/user",schemaPath:"#/properties/user/required",keyword:"\
required",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};e===null?e=[s]:e.push(s),
t++}if(r.email===void 0){let s={instancePath:i+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{
missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[s]:e.push(s),t++}if(r.sys!==void 0){
let s=r.sys;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let p={instancePath:i+"/user/sys",schemaPath:"\
#/properties/user/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[p]:e.push(p),t++}if(s.version===void 0){let p={instancePath:i+"/user/sys",schemaPath:"#/prop\
erties/user/properties/sys/required",keyword:"required",params:{missingProperty:"version"},message:"must have required p\
roperty 'version'"};e===null?e=[p]:e.push(p),t++}if(s.id!==void 0&&typeof s.id!="string"){let p={instancePath:i+"/user/s\
ys/id",schemaPath:"#/properties/user/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[p]:e.push(p),t++}if(s.version!==void 0){let p=s.version;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){let o={instancePath:i+"/user/sys/version",schemaPath:"#/properties/user/properties/sys/properties/vers\
ion/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}if(typeof p=="n\
umber"&&isFinite(p)&&(p<0||isNaN(p))){let o={instancePath:i+"/user/sys/version",schemaPath:"#/properties/user/properties\
/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
o]:e.push(o),t++}}}else{let p={instancePath:i+"/user/sys",schemaPath:"#/properties/user/properties/sys/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(r.firstName!==void 0&&typeof r.firstName!=
"string"){let s={instancePath:i+"/user/firstName",schemaPath:"#/properties/user/properties/firstName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.lastName!==void 0&&typeof r.lastName!=
"string"){let s={instancePath:i+"/user/lastName",schemaPath:"#/properties/user/properties/lastName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.email!==void 0&&typeof r.email!="stri\
ng"){let s={instancePath:i+"/user/email",schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/user",schemaPath:"#/proper\
ties/user/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.membership!==
void 0){let r=n.membership;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.sys===void 0){let s={instancePath:i+"/membe\
rship",schemaPath:"#/properties/membership/required",keyword:"required",params:{missingProperty:"sys"},message:"must hav\
e required property 'sys'"};e===null?e=[s]:e.push(s),t++}if(r.admin===void 0){let s={instancePath:i+"/membership",schemaPath:"\
#/properties/membership/required",keyword:"required",params:{missingProperty:"admin"},message:"must have required proper\
ty 'admin'"};e===null?e=[s]:e.push(s),t++}if(r.sys!==void 0){let s=r.sys;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
id===void 0){let p={instancePath:i+"/membership/sys",schemaPath:"#/properties/membership/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),t++}if(s.id!==
void 0&&typeof s.id!="string"){let p={instancePath:i+"/membership/sys/id",schemaPath:"#/properties/membership/properties\
/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{
let p={instancePath:i+"/membership/sys",schemaPath:"#/properties/membership/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(r.admin!==void 0&&typeof r.admin!="boolean"){let s={
instancePath:i+"/membership/admin",schemaPath:"#/properties/membership/properties/admin/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/membership",schemaPath:"\
#/properties/membership/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
if(n.grants!==void 0){let r=n.grants;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.role===void 0){let a={instancePath:i+"/grants/"+p,schemaPath:"#/properties/grants/item\
s/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=
[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/grants/"+p,schemaPath:"#/properties/grants/items/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),
t++}if(o.brands===void 0){let a={instancePath:i+"/grants/"+p,schemaPath:"#/properties/grants/items/required",keyword:"re\
quired",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[a]:e.push(a),t++}if(o.
markets===void 0){let a={instancePath:i+"/grants/"+p,schemaPath:"#/properties/grants/items/required",keyword:"required",
params:{missingProperty:"markets"},message:"must have required property 'markets'"};e===null?e=[a]:e.push(a),t++}if(o.languages===
void 0){let a={instancePath:i+"/grants/"+p,schemaPath:"#/properties/grants/items/required",keyword:"required",params:{missingProperty:"\
languages"},message:"must have required property 'languages'"};e===null?e=[a]:e.push(a),t++}if(o.role!==void 0&&typeof o.
role!="string"){let a={instancePath:i+"/grants/"+p+"/role",schemaPath:"#/properties/grants/items/properties/role/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.name!==void 0&&typeof o.name!="\
string"){let a={instancePath:i+"/grants/"+p+"/name",schemaPath:"#/properties/grants/items/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.brands!==void 0){let a=o.brands;
if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+"/grants/"+p+"/b\
rands/"+m,schemaPath:"#/properties/grants/items/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/grants/"+p+"/brands",schemaPath:"#/propertie\
s/grants/items/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(
l),t++}}if(o.markets!==void 0){let a=o.markets;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="\
string"){let u={instancePath:i+"/grants/"+p+"/markets/"+m,schemaPath:"#/properties/grants/items/properties/markets/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+
"/grants/"+p+"/markets",schemaPath:"#/properties/grants/items/properties/markets/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.languages!==void 0){let a=o.languages;if(Array.isArray(a)){
let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+"/grants/"+p+"/languages/"+m,schemaPath:"\
#/properties/grants/items/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/grants/"+p+"/languages",schemaPath:"#/properties/grants/items\
/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{
let a={instancePath:i+"/grants/"+p,schemaPath:"#/properties/grants/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/grants",schemaPath:"#/properties/grants/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.isSwitchedOff!==void 0&&
typeof n.isSwitchedOff!="boolean"){let r={instancePath:i+"/isSwitchedOff",schemaPath:"#/properties/isSwitchedOff/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(n.lastActiveAt!==void 0){let r=n.
lastActiveAt;if(typeof r!="string"&&r!==null){let s={instancePath:i+"/lastActiveAt",schemaPath:"#/properties/lastActiveA\
t/type",keyword:"type",params:{type:ze.properties.lastActiveAt.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),t++}}if(n.hasPassword!==void 0&&typeof n.hasPassword!="boolean"){let r={instancePath:i+"/hasPassword",schemaPath:"#/p\
roperties/hasPassword/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}
if(n.identityIssuer!==void 0){let r=n.identityIssuer;if(typeof r!="string"&&r!==null){let s={instancePath:i+"/identityIs\
suer",schemaPath:"#/properties/identityIssuer/type",keyword:"type",params:{type:ze.properties.identityIssuer.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),t++}}if(n.validTokens!==void 0){let r=n.validTokens;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/validTokens",schemaPath:"#/properties/validTokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){let s={instancePath:i+"/validTokens",schemaPath:"#/properties/validTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Y.errors=e,t===
0}function Ps(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){
let r=n.items;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)Y(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,
rootData:h})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/prop\
erties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Ps.errors=e,t===0}var vt=Y,jt=ks,he={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marque\
e.dev/schemas/studio/new-brand-check-reply.schema.json",title:"New brand check reply",description:"Everything that is wr\
ong with a wanted brand, and what it would be.",type:"object",properties:{problems:{title:"Problems",description:"Empty \
when the brand can be made.",type:"array",items:{title:"Problem",description:"Something that has to be put right first.",
type:"object",properties:{field:{title:"Field",description:"Of the request; brand for the brand as a whole.",type:"strin\
g",enum:["id","name","company","colours","markets","languages","currencies","look","scheme","hosts","brand"]},message:{title:"\
Message",description:"What is wrong and what to do, in English.",type:"string"}},required:["field","message"],additionalProperties:!1}},
id:{title:"Id",description:"As asked for, or made from the name.",type:"string"},command:{title:"Command",description:"T\
he command that makes the same brand in a checkout.",type:"string"},brand:{title:"Brand",description:"What would be made\
; missing while something is wrong with it.",type:"object",properties:{id:{title:"Id",description:"Of the brand.",type:"\
string"},name:{title:"Name",description:"As players read it.",type:"string"},company:{title:"Company",description:"In th\
e footer.",type:"string"},hosts:{title:"Hosts",description:"The one for this machine first.",type:"array",items:{title:"\
Host",description:"Name.",type:"string"}},scheme:{title:"Scheme",description:"Dark or light.",type:"string",enum:["dark",
"light"]},colours:{title:"Colours",description:"Of the theme.",type:"array",items:{title:"Colour",description:"A colour \
of the theme.",type:"object",properties:{name:{title:"Name",description:"Token of the theme.",type:"string"},value:{title:"\
Value",description:"Hexadecimal.",type:"string"}},required:["name","value"],additionalProperties:!1}},adjusted:{title:"A\
djusted",description:"Colours that were changed so that text on them can be read.",type:"array",items:{title:"Adjusted c\
olour",description:"A changed colour.",type:"object",properties:{name:{title:"Name",description:"Token of the theme.",type:"\
string"},given:{title:"Given",description:"As asked for.",type:"string"},used:{title:"Used",description:"As it became.",
type:"string"}},required:["name","given","used"],additionalProperties:!1}},markets:{title:"Markets",description:"The mai\
n one first.",type:"array",items:{title:"Market",description:"A market of the brand.",type:"object",properties:{code:{title:"\
Code",description:"Of the market.",type:"string"},name:{title:"Name",description:"In English.",type:"string"},languages:{
title:"Languages",description:"Codes in addresses.",type:"array",items:{title:"Language",description:"Code.",type:"strin\
g"}},currency:{title:"Currency",description:"ISO 4217.",type:"string"},licence:{title:"Licence",description:"Authority w\
hose licence it runs on.",type:"string"},notes:{title:"Notes",description:"What the law and the texts mean for it.",type:"\
array",items:{title:"Note",description:"In English.",type:"string"}}},required:["code","name","languages","currency","li\
cence","notes"],additionalProperties:!1}},logo:{title:"Logo",description:"SVG document.",type:"string"},picture:{title:"\
Picture",description:"SVG document of the first picture of the home page.",type:"string"}},required:["id","name","compan\
y","hosts","scheme","colours","adjusted","markets","logo","picture"],additionalProperties:!1}},required:["problems","id",
"command"],additionalProperties:!1};function ks(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.problems===void 0){let r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"problems"},message:"must have required property 'problems'"};e===null?
e=[r]:e.push(r),t++}if(n.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(n.command===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'comm\
and'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="problems"||r==="id"||r==="command"||r==="brand")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(n.problems!==void 0){let r=n.problems;if(Array.isArray(r)){let s=r.
length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.field===void 0){let a={instancePath:i+
"/problems/"+p,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty:"field"},message:"\
must have required property 'field'"};e===null?e=[a]:e.push(a),t++}if(o.message===void 0){let a={instancePath:i+"/proble\
ms/"+p,schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="field"||a==="message")){let l={
instancePath:i+"/problems/"+p,schemaPath:"#/properties/problems/items/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.field!==
void 0){let a=o.field;if(typeof a!="string"){let l={instancePath:i+"/problems/"+p+"/field",schemaPath:"#/properties/prob\
lems/items/properties/field/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),t++}if(!(a==="id"||a==="name"||a==="company"||a==="colours"||a==="markets"||a==="languages"||a==="currencies"||a==="l\
ook"||a==="scheme"||a==="hosts"||a==="brand")){let l={instancePath:i+"/problems/"+p+"/field",schemaPath:"#/properties/pr\
oblems/items/properties/field/enum",keyword:"enum",params:{allowedValues:he.properties.problems.items.properties.field.enum},
message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(o.message!==void 0&&typeof o.message!=
"string"){let a={instancePath:i+"/problems/"+p+"/message",schemaPath:"#/properties/problems/items/properties/message/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/problems/"+p,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.id!==void 0&&typeof n.id!="strin\
g"){let r={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),t++}if(n.command!==void 0&&typeof n.command!="string"){let r={instancePath:i+"/comman\
d",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(n.brand!==void 0){let r=n.brand;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+
"/brand",schemaPath:"#/properties/brand/required",keyword:"required",params:{missingProperty:"id"},message:"must have re\
quired property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){let s={instancePath:i+"/brand",schemaPath:"#/pro\
perties/brand/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[s]:e.push(s),t++}if(r.company===void 0){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/requir\
ed",keyword:"required",params:{missingProperty:"company"},message:"must have required property 'company'"};e===null?e=[s]:
e.push(s),t++}if(r.hosts===void 0){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/required",keyword:"requ\
ired",params:{missingProperty:"hosts"},message:"must have required property 'hosts'"};e===null?e=[s]:e.push(s),t++}if(r.
scheme===void 0){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/required",keyword:"required",params:{missingProperty:"\
scheme"},message:"must have required property 'scheme'"};e===null?e=[s]:e.push(s),t++}if(r.colours===void 0){let s={instancePath:i+
"/brand",schemaPath:"#/properties/brand/required",keyword:"required",params:{missingProperty:"colours"},message:"must ha\
ve required property 'colours'"};e===null?e=[s]:e.push(s),t++}if(r.adjusted===void 0){let s={instancePath:i+"/brand",schemaPath:"\
#/properties/brand/required",keyword:"required",params:{missingProperty:"adjusted"},message:"must have required property\
 'adjusted'"};e===null?e=[s]:e.push(s),t++}if(r.markets===void 0){let s={instancePath:i+"/brand",schemaPath:"#/propertie\
s/brand/required",keyword:"required",params:{missingProperty:"markets"},message:"must have required property 'markets'"};
e===null?e=[s]:e.push(s),t++}if(r.logo===void 0){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/required",
keyword:"required",params:{missingProperty:"logo"},message:"must have required property 'logo'"};e===null?e=[s]:e.push(s),
t++}if(r.picture===void 0){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/required",keyword:"required",params:{
missingProperty:"picture"},message:"must have required property 'picture'"};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!V.call(he.properties.brand.properties,s)){let p={instancePath:i+"/brand",schemaPath:"#/properties/brand/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+"/brand/id",schemaPath:"#/proper\
ties/brand/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(r.name!==void 0&&typeof r.name!="string"){let s={instancePath:i+"/brand/name",schemaPath:"#/properties/brand/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.company!==
void 0&&typeof r.company!="string"){let s={instancePath:i+"/brand/company",schemaPath:"#/properties/brand/properties/com\
pany/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.hosts!==void 0){
let s=r.hosts;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)if(typeof s[o]!="string"){let a={instancePath:i+"/\
brand/hosts/"+o,schemaPath:"#/properties/brand/properties/hosts/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}}else{let p={instancePath:i+"/brand/hosts",schemaPath:"#/properties/brand/\
properties/hosts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(r.
scheme!==void 0){let s=r.scheme;if(typeof s!="string"){let p={instancePath:i+"/brand/scheme",schemaPath:"#/properties/br\
and/properties/scheme/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}
if(!(s==="dark"||s==="light")){let p={instancePath:i+"/brand/scheme",schemaPath:"#/properties/brand/properties/scheme/en\
um",keyword:"enum",params:{allowedValues:he.properties.brand.properties.scheme.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[p]:e.push(p),t++}}if(r.colours!==void 0){let s=r.colours;if(Array.isArray(s)){let p=s.length;
for(let o=0;o<p;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){let l={instancePath:i+"\
/brand/colours/"+o,schemaPath:"#/properties/brand/properties/colours/items/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[l]:e.push(l),t++}if(a.value===void 0){let l={instancePath:i+
"/brand/colours/"+o,schemaPath:"#/properties/brand/properties/colours/items/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[l]:e.push(l),t++}for(let l in a)if(!(l==="name"||l===
"value")){let m={instancePath:i+"/brand/colours/"+o,schemaPath:"#/properties/brand/properties/colours/items/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),t++}if(a.name!==void 0&&typeof a.name!="string"){let l={instancePath:i+"/brand/colours/"+o+"/name",
schemaPath:"#/properties/brand/properties/colours/items/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),t++}if(a.value!==void 0&&typeof a.value!="string"){let l={instancePath:i+"/bra\
nd/colours/"+o+"/value",schemaPath:"#/properties/brand/properties/colours/items/properties/value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/brand/colours/"+o,schemaPath:"\
#/properties/brand/properties/colours/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),t++}}}else{let p={instancePath:i+"/brand/colours",schemaPath:"#/properties/brand/properties/colours/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(r.adjusted!==void 0){let s=r.
adjusted;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.name===void 0){let l={instancePath:i+"/brand/adjusted/"+o,schemaPath:"#/properties/brand/properties/adjusted/items/\
required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[l]:
e.push(l),t++}if(a.given===void 0){let l={instancePath:i+"/brand/adjusted/"+o,schemaPath:"#/properties/brand/properties/\
adjusted/items/required",keyword:"required",params:{missingProperty:"given"},message:"must have required property 'given\
'"};e===null?e=[l]:e.push(l),t++}if(a.used===void 0){let l={instancePath:i+"/brand/adjusted/"+o,schemaPath:"#/properties\
/brand/properties/adjusted/items/required",keyword:"required",params:{missingProperty:"used"},message:"must have require\
d property 'used'"};e===null?e=[l]:e.push(l),t++}for(let l in a)if(!(l==="name"||l==="given"||l==="used")){let m={instancePath:i+
"/brand/adjusted/"+o,schemaPath:"#/properties/brand/properties/adjusted/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.
name!==void 0&&typeof a.name!="string"){let l={instancePath:i+"/brand/adjusted/"+o+"/name",schemaPath:"#/properties/bran\
d/properties/adjusted/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}if(a.given!==void 0&&typeof a.given!="string"){let l={instancePath:i+"/brand/adjusted/"+o+"/given",schemaPath:"\
#/properties/brand/properties/adjusted/items/properties/given/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[l]:e.push(l),t++}if(a.used!==void 0&&typeof a.used!="string"){let l={instancePath:i+"/brand/adju\
sted/"+o+"/used",schemaPath:"#/properties/brand/properties/adjusted/items/properties/used/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/brand/adjusted/"+o,schemaPath:"\
#/properties/brand/properties/adjusted/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),t++}}}else{let p={instancePath:i+"/brand/adjusted",schemaPath:"#/properties/brand/properties/adjusted/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(r.markets!==void 0){let s=r.
markets;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++){let a=s[o];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.code===void 0){let l={instancePath:i+"/brand/markets/"+o,schemaPath:"#/properties/brand/properties/markets/items/re\
quired",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[l]:
e.push(l),t++}if(a.name===void 0){let l={instancePath:i+"/brand/markets/"+o,schemaPath:"#/properties/brand/properties/ma\
rkets/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===
null?e=[l]:e.push(l),t++}if(a.languages===void 0){let l={instancePath:i+"/brand/markets/"+o,schemaPath:"#/properties/bra\
nd/properties/markets/items/required",keyword:"required",params:{missingProperty:"languages"},message:"must have require\
d property 'languages'"};e===null?e=[l]:e.push(l),t++}if(a.currency===void 0){let l={instancePath:i+"/brand/markets/"+o,
schemaPath:"#/properties/brand/properties/markets/items/required",keyword:"required",params:{missingProperty:"currency"},
message:"must have required property 'currency'"};e===null?e=[l]:e.push(l),t++}if(a.licence===void 0){let l={instancePath:i+
"/brand/markets/"+o,schemaPath:"#/properties/brand/properties/markets/items/required",keyword:"required",params:{missingProperty:"\
licence"},message:"must have required property 'licence'"};e===null?e=[l]:e.push(l),t++}if(a.notes===void 0){let l={instancePath:i+
"/brand/markets/"+o,schemaPath:"#/properties/brand/properties/markets/items/required",keyword:"required",params:{missingProperty:"\
notes"},message:"must have required property 'notes'"};e===null?e=[l]:e.push(l),t++}for(let l in a)if(!(l==="code"||l===
"name"||l==="languages"||l==="currency"||l==="licence"||l==="notes")){let m={instancePath:i+"/brand/markets/"+o,schemaPath:"\
#/properties/brand/properties/markets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.code!==void 0&&typeof a.code!="string"){
let l={instancePath:i+"/brand/markets/"+o+"/code",schemaPath:"#/properties/brand/properties/markets/items/properties/cod\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(a.name!==void 0&&
typeof a.name!="string"){let l={instancePath:i+"/brand/markets/"+o+"/name",schemaPath:"#/properties/brand/properties/mar\
kets/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
t++}if(a.languages!==void 0){let l=a.languages;if(Array.isArray(l)){let m=l.length;for(let u=0;u<m;u++)if(typeof l[u]!="\
string"){let d={instancePath:i+"/brand/markets/"+o+"/languages/"+u,schemaPath:"#/properties/brand/properties/markets/ite\
ms/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),t++}}else{let m={instancePath:i+"/brand/markets/"+o+"/languages",schemaPath:"#/properties/brand/properties/markets/it\
ems/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}}
if(a.currency!==void 0&&typeof a.currency!="string"){let l={instancePath:i+"/brand/markets/"+o+"/currency",schemaPath:"#\
/properties/brand/properties/markets/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),t++}if(a.licence!==void 0&&typeof a.licence!="string"){let l={instancePath:i+"/bra\
nd/markets/"+o+"/licence",schemaPath:"#/properties/brand/properties/markets/items/properties/licence/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(a.notes!==void 0){let l=a.notes;if(Array.
isArray(l)){let m=l.length;for(let u=0;u<m;u++)if(typeof l[u]!="string"){let d={instancePath:i+"/brand/markets/"+o+"/not\
es/"+u,schemaPath:"#/properties/brand/properties/markets/items/properties/notes/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}else{let m={instancePath:i+"/brand/markets/"+o+"/notes",
schemaPath:"#/properties/brand/properties/markets/items/properties/notes/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[m]:e.push(m),t++}}}else{let l={instancePath:i+"/brand/markets/"+o,schemaPath:"#/properties/b\
rand/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(
l),t++}}}else{let p={instancePath:i+"/brand/markets",schemaPath:"#/properties/brand/properties/markets/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(r.logo!==void 0&&typeof r.logo!="str\
ing"){let s={instancePath:i+"/brand/logo",schemaPath:"#/properties/brand/properties/logo/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.picture!==void 0&&typeof r.picture!="string"){let s={
instancePath:i+"/brand/picture",schemaPath:"#/properties/brand/properties/picture/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properti\
es/brand/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ks.errors=e,t===0}var At=ws;function ws(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.markets===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"markets"},message:"must have required property 'markets'"};e===null?e=[r]:e.push(r),t++}if(n.globalMarket===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"globalMarket"},message:"\
must have required property 'globalMarket'"};e===null?e=[r]:e.push(r),t++}if(n.languages===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"languages"},message:"must have required property 'la\
nguages'"};e===null?e=[r]:e.push(r),t++}if(n.currencies===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"currencies"},message:"must have required property 'currencies'"};e===null?e=[r]:e.push(
r),t++}if(n.looks===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lo\
oks"},message:"must have required property 'looks'"};e===null?e=[r]:e.push(r),t++}if(n.isWritable===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"isWritable"},message:"must have required property 'i\
sWritable'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="markets"||r==="globalMarket"||r==="languages"||r==="c\
urrencies"||r==="looks"||r==="isWritable")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.
markets!==void 0){let r=n.markets;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.code===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/item\
s/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=
[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/require\
d",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(
a),t++}if(o.languages===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"languages"},message:"must have required property 'languages'"};e===null?e=[a]:e.push(
a),t++}if(o.currency===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[a]:e.push(a),
t++}if(o.licence===void 0){let a={instancePath:i+"/markets/"+p,schemaPath:"#/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"licence"},message:"must have required property 'licence'"};e===null?e=[a]:e.push(a),t++}
for(let a in o)if(!(a==="code"||a==="name"||a==="languages"||a==="currency"||a==="licence")){let l={instancePath:i+"/mar\
kets/"+p,schemaPath:"#/properties/markets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.code!==void 0&&typeof o.code!="string"){
let a={instancePath:i+"/markets/"+p+"/code",schemaPath:"#/properties/markets/items/properties/code/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.name!==void 0&&typeof o.name!="string"){
let a={instancePath:i+"/markets/"+p+"/name",schemaPath:"#/properties/markets/items/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.languages!==void 0){let a=o.languages;
if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+"/markets/"+p+"/\
languages/"+m,schemaPath:"#/properties/markets/items/properties/languages/items/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/markets/"+p+"/languages",schemaPath:"\
#/properties/markets/items/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),t++}}if(o.currency!==void 0&&typeof o.currency!="string"){let a={instancePath:i+"/markets/"+p+"/cur\
rency",schemaPath:"#/properties/markets/items/properties/currency/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),t++}if(o.licence!==void 0&&typeof o.licence!="string"){let a={instancePath:i+"/\
markets/"+p+"/licence",schemaPath:"#/properties/markets/items/properties/licence/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/markets/"+p,schemaPath:"#/prop\
erties/markets/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{
let s={instancePath:i+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[s]:e.push(s),t++}}if(n.globalMarket!==void 0&&typeof n.globalMarket!="string"){let r={instancePath:i+
"/globalMarket",schemaPath:"#/properties/globalMarket/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),t++}if(n.languages!==void 0){let r=n.languages;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let a={instancePath:i+"/languages/"+p,
schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty:"code"},message:"must have\
 required property 'code'"};e===null?e=[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/languages/"+p,schemaPath:"\
#/properties/languages/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pr\
operty 'name'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="code"||a==="name")){let l={instancePath:i+"/langua\
ges/"+p,schemaPath:"#/properties/languages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.code!==void 0&&typeof o.code!="string"){
let a={instancePath:i+"/languages/"+p+"/code",schemaPath:"#/properties/languages/items/properties/code/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.name!==void 0&&typeof o.name!="st\
ring"){let a={instancePath:i+"/languages/"+p+"/name",schemaPath:"#/properties/languages/items/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/langua\
ges/"+p,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/languages",schemaPath:"#/properties/languages/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.currencies!==void 0){let r=n.currencies;
if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){let o={instancePath:i+"/currencies/"+p,
schemaPath:"#/properties/currencies/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}}else{let s={instancePath:i+"/currencies",schemaPath:"#/properties/currencies/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.looks!==void 0){let r=n.looks;if(Array.isArray(
r)){let s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){let o={instancePath:i+"/looks/"+p,schemaPath:"#/propert\
ies/looks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{
let s={instancePath:i+"/looks",schemaPath:"#/properties/looks/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}if(n.isWritable!==void 0&&typeof n.isWritable!="boolean"){let r={instancePath:i+
"/isWritable",schemaPath:"#/properties/isWritable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ws.errors=e,t===0}var Nt=qs,fr={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/studio/new-brand-content.schema.json",title:"New brand content",description:"\
The content of a new brand, to be brought to the content service.",type:"object",properties:{problems:{title:"Problems",
description:"Empty when the brand passes the checks of the configuration.",type:"array",items:{title:"Problem",description:"\
Something that has to be put right first.",type:"object",properties:{field:{title:"Field",description:"Of the request; b\
rand for the brand as a whole.",type:"string",enum:["id","name","company","colours","markets","languages","currencies","\
look","scheme","hosts","brand"]},message:{title:"Message",description:"What is wrong and what to do, in English.",type:"\
string"}},required:["field","message"],additionalProperties:!1}},id:{title:"Id",description:"Of the brand.",type:"string"},
tag:{title:"Tag",description:"By which roles are limited to the brand.",type:"object",properties:{id:{title:"Id",description:"\
Of the tag.",type:"string"},name:{title:"Name",description:"For editors.",type:"string"}},required:["id","name"],additionalProperties:!1},
pictures:{title:"Pictures",description:"One asset each.",type:"array",items:{title:"Picture",description:"A drawn pictur\
e.",type:"object",properties:{id:{title:"Id",description:"Of the asset.",type:"string"},title:{title:"Title",description:"\
By locale.",type:"object",additionalProperties:!0},description:{title:"Description",description:"Alternative text by loc\
ale; missing for what only decorates.",type:"object",additionalProperties:!0},fileName:{title:"File name",description:"O\
f the file.",type:"string"},svg:{title:"SVG",description:"The document.",type:"string"}},required:["id","title","fileNam\
e","svg"],additionalProperties:!1}},entries:{title:"Entries",description:"Each after those it links to.",type:"array",items:{
title:"Entry",description:"An entry.",type:"object",properties:{id:{title:"Id",description:"Of the entry.",type:"string"},
contentType:{title:"Content type",description:"Id.",type:"string"},fields:{title:"Fields",description:"Values by field a\
nd locale.",type:"object",additionalProperties:!0},tags:{title:"Tags",description:"Of the entry.",type:"array",items:{title:"\
Tag",description:"Id.",type:"string"}},isDraft:{title:"Is draft",description:"It is not published with the brand: someth\
ing has to be added first.",type:"boolean"}},required:["id","contentType","fields","tags","isDraft"],additionalProperties:!1}}},
required:["problems","id","tag","pictures","entries"],additionalProperties:!1};function qs(n,{instancePath:i="",parentData:f,
parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.problems===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"problems"},message:"must have \
required property 'problems'"};e===null?e=[r]:e.push(r),t++}if(n.id===void 0){let r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),
t++}if(n.tag===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tag"},message:"\
must have required property 'tag'"};e===null?e=[r]:e.push(r),t++}if(n.pictures===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pictures"},message:"must have required property 'pictures'"};e===
null?e=[r]:e.push(r),t++}if(n.entries===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="problems"||r==="id"||r==="tag"||r==="pictures"||r==="entries")){let s={instancePath:i,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),t++}if(n.problems!==void 0){let r=n.problems;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.field===void 0){let a={instancePath:i+"/problems/"+p,
schemaPath:"#/properties/problems/items/required",keyword:"required",params:{missingProperty:"field"},message:"must have\
 required property 'field'"};e===null?e=[a]:e.push(a),t++}if(o.message===void 0){let a={instancePath:i+"/problems/"+p,schemaPath:"\
#/properties/problems/items/required",keyword:"required",params:{missingProperty:"message"},message:"must have required \
property 'message'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="field"||a==="message")){let l={instancePath:i+
"/problems/"+p,schemaPath:"#/properties/problems/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.field!==void 0){let a=o.field;if(typeof a!=
"string"){let l={instancePath:i+"/problems/"+p+"/field",schemaPath:"#/properties/problems/items/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(a==="id"||a==="name"||a==="comp\
any"||a==="colours"||a==="markets"||a==="languages"||a==="currencies"||a==="look"||a==="scheme"||a==="hosts"||a==="brand")){
let l={instancePath:i+"/problems/"+p+"/field",schemaPath:"#/properties/problems/items/properties/field/enum",keyword:"en\
um",params:{allowedValues:fr.properties.problems.items.properties.field.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[l]:e.push(l),t++}}if(o.message!==void 0&&typeof o.message!="string"){let a={instancePath:i+"/pro\
blems/"+p+"/message",schemaPath:"#/properties/problems/items/properties/message/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/problems/"+p,schemaPath:"#/prop\
erties/problems/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{
let s={instancePath:i+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(n.id!==void 0&&typeof n.id!="string"){let r={instancePath:i+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.
tag!==void 0){let r=n.tag;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/tag",schemaPath:"\
#/properties/tag/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),t++}if(r.name===void 0){let s={instancePath:i+"/tag",schemaPath:"#/properties/tag/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),t++}for(let s in r)
if(!(s==="id"||s==="name")){let p={instancePath:i+"/tag",schemaPath:"#/properties/tag/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+"/tag/id",schemaPath:"#/properties/tag/properties/id/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.name!==void 0&&typeof r.
name!="string"){let s={instancePath:i+"/tag/name",schemaPath:"#/properties/tag/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/tag",schemaPath:"#/p\
roperties/tag/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.pictures!==
void 0){let r=n.pictures;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.id===void 0){let a={instancePath:i+"/pictures/"+p,schemaPath:"#/properties/pictures/items/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),t++}if(o.title===
void 0){let a={instancePath:i+"/pictures/"+p,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{
missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[a]:e.push(a),t++}if(o.fileName===void 0){
let a={instancePath:i+"/pictures/"+p,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty:"\
fileName"},message:"must have required property 'fileName'"};e===null?e=[a]:e.push(a),t++}if(o.svg===void 0){let a={instancePath:i+
"/pictures/"+p,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty:"svg"},message:"\
must have required property 'svg'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="id"||a==="title"||a==="descrip\
tion"||a==="fileName"||a==="svg")){let l={instancePath:i+"/pictures/"+p,schemaPath:"#/properties/pictures/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};
e===null?e=[l]:e.push(l),t++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:i+"/pictures/"+p+"/id",schemaPath:"\
#/properties/pictures/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}if(o.title!==void 0){let a=o.title;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let l={instancePath:i+
"/pictures/"+p+"/title",schemaPath:"#/properties/pictures/items/properties/title/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}if(o.description!==void 0){let a=o.description;if(!(a&&typeof a==
"object"&&!Array.isArray(a))){let l={instancePath:i+"/pictures/"+p+"/description",schemaPath:"#/properties/pictures/item\
s/properties/description/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
t++}}if(o.fileName!==void 0&&typeof o.fileName!="string"){let a={instancePath:i+"/pictures/"+p+"/fileName",schemaPath:"#\
/properties/pictures/items/properties/fileName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}if(o.svg!==void 0&&typeof o.svg!="string"){let a={instancePath:i+"/pictures/"+p+"/svg",schemaPath:"\
#/properties/pictures/items/properties/svg/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/pictures/"+p,schemaPath:"#/properties/pictures/items/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/picture\
s",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),t++}}if(n.entries!==void 0){let r=n.entries;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:i+"/entries/"+p,schemaPath:"#/propert\
ies/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[a]:e.push(a),t++}if(o.contentType===void 0){let a={instancePath:i+"/entries/"+p,schemaPath:"#/properties/ent\
ries/items/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required property 'con\
tentType'"};e===null?e=[a]:e.push(a),t++}if(o.fields===void 0){let a={instancePath:i+"/entries/"+p,schemaPath:"#/propert\
ies/entries/items/required",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'f\
ields'"};e===null?e=[a]:e.push(a),t++}if(o.tags===void 0){let a={instancePath:i+"/entries/"+p,schemaPath:"#/properties/e\
ntries/items/required",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};
e===null?e=[a]:e.push(a),t++}if(o.isDraft===void 0){let a={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries\
/items/required",keyword:"required",params:{missingProperty:"isDraft"},message:"must have required property 'isDraft'"};
e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="id"||a==="contentType"||a==="fields"||a==="tags"||a==="isDraft")){
let l={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.id!==
void 0&&typeof o.id!="string"){let a={instancePath:i+"/entries/"+p+"/id",schemaPath:"#/properties/entries/items/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.contentType!==
void 0&&typeof o.contentType!="string"){let a={instancePath:i+"/entries/"+p+"/contentType",schemaPath:"#/properties/entr\
ies/items/properties/contentType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}if(o.fields!==void 0){let a=o.fields;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let l={instancePath:i+"\
/entries/"+p+"/fields",schemaPath:"#/properties/entries/items/properties/fields/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}if(o.tags!==void 0){let a=o.tags;if(Array.isArray(a)){let l=a.
length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+"/entries/"+p+"/tags/"+m,schemaPath:"#/proper\
ties/entries/items/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/entries/"+p+"/tags",schemaPath:"#/properties/entries/items/properties/\
tags/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.isDraft!==void 0&&
typeof o.isDraft!="boolean"){let a={instancePath:i+"/entries/"+p+"/isDraft",schemaPath:"#/properties/entries/items/prope\
rties/isDraft/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),t++}}else{
let a={instancePath:i+"/entries/"+p,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/entries",schemaPath:"#/properties/entries/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qs.
errors=e,t===0}var xt=vs,gr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/n\
ew-brand-progress.schema.json",title:"New brand progress",description:"A step on the way to a new brand; one line of the\
 answer each. The last one is done or failed.",type:"object",properties:{step:{title:"Step",description:"What is going o\
n.",type:"string",enum:["pictures","entries","publishing","writing","undoing","done","failed"]},done:{title:"Done",description:"\
Of the things of this step.",type:"integer",minimum:0},total:{title:"Total",description:"Things of this step.",type:"int\
eger",minimum:0},addresses:{title:"Addresses",description:"Of the running site, when it is done.",type:"array",items:{title:"\
Address",description:"URL.",type:"string"}},error:{title:"Error",description:"Why it failed, and whether anything was le\
ft behind.",type:"object",properties:{id:{title:"Id",description:"For the client's text.",type:"string"},message:{title:"\
Message",description:"For developers.",type:"string"},isUndone:{title:"Undone",description:"Whether everything that was \
made has been removed again.",type:"boolean"}},required:["id","message","isUndone"],additionalProperties:!1}},required:[
"step","done","total"],additionalProperties:!1};function vs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.step===void 0){let r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"step"},message:"must have required property 'step'"};e===null?e=[r]:e.
push(r),t++}if(n.done===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
done"},message:"must have required property 'done'"};e===null?e=[r]:e.push(r),t++}if(n.total===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};
e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="step"||r==="done"||r==="total"||r==="addresses"||r==="error")){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.step!==void 0){let r=n.step;if(typeof r!="string"){
let s={instancePath:i+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}if(!(r==="pictures"||r==="entries"||r==="publishing"||r==="writing"||r==="undoing"||
r==="done"||r==="failed")){let s={instancePath:i+"/step",schemaPath:"#/properties/step/enum",keyword:"enum",params:{allowedValues:gr.
properties.step.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.done!==void 0){
let r=n.done;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/done",schemaPath:"#/prope\
rties/done/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:i+"/done",schemaPath:"#/properties/done/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.total!==void 0){let r=n.
total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/\
total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(n.addresses!==void 0){
let r=n.addresses;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){let o={instancePath:i+
"/addresses/"+p,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.error!==void 0){let r=n.error;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/error",schemaPath:"#/properties/error/r\
equired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(
s),t++}if(r.message===void 0){let s={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",
params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.isUndone===
void 0){let s={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"\
isUndone"},message:"must have required property 'isUndone'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="id"||
s==="message"||s==="isUndone")){let p={instancePath:i+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+"/error/id",schemaPath:"#/properties/error/propert\
ies/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.message!==
void 0&&typeof r.message!="string"){let s={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/mes\
sage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.isUndone!==
void 0&&typeof r.isUndone!="boolean"){let s={instancePath:i+"/error/isUndone",schemaPath:"#/properties/error/properties/\
isUndone/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return vs.errors=e,t===0}var Ot=js,br={$schema:"http://json-schem\
a.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/new-brand-request.schema.json",title:"New brand request",
description:"A brand as somebody asks for it; lists are separated by commas. Nothing of it is checked yet.",type:"object",
properties:{id:{title:"Id",description:"Names the folders and the address on this machine; made from the name when empty\
.",type:"string",maxLength:200},name:{title:"Name",description:"As players read it; made from the id when missing.",type:"\
string",maxLength:200},company:{title:"Company",description:"Who runs it, as the footer says.",type:"string",maxLength:200},
colours:{title:"Colours",description:"One or two, as CSS writes them: the first for grounds, the other for buttons.",type:"\
string",maxLength:200},markets:{title:"Markets",description:"Codes, the main one first; the global one when missing.",type:"\
string",maxLength:1e3},languages:{title:"Languages",description:"Codes; those of the markets when missing.",type:"string",
maxLength:1e3},currencies:{title:"Currencies",description:"MARKET=CURRENCY, for markets with another than their usual on\
e.",type:"string",maxLength:2e3},look:{title:"Look",description:"Layout besides the colours.",type:"string",maxLength:100},
scheme:{title:"Scheme",description:"dark or light; by the first colour when missing.",type:"string",maxLength:100},hosts:{
title:"Hosts",description:"Public host names beside the one for this machine.",type:"string",maxLength:4e3}},required:["\
id"],additionalProperties:!1};function js(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,
t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!V.call(br.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.id!==void 0){let r=n.
id;if(typeof r=="string"){if(b(r)>200){let s={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLe\
ngth",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),t++}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(b(r)>200){let s={instancePath:i+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.company!==void 0){let r=n.company;if(typeof r==
"string"){if(b(r)>200){let s={instancePath:i+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(n.colours!==void 0){let r=n.colours;if(typeof r=="string"){if(b(r)>200){let s={instancePath:i+"/\
colours",schemaPath:"#/properties/colours/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more \
than 200 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/colours",schemaPath:"#/properties/colou\
rs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.markets!==void 0){
let r=n.markets;if(typeof r=="string"){if(b(r)>1e3){let s={instancePath:i+"/markets",schemaPath:"#/properties/markets/ma\
xLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.languages!==void 0){let r=n.languages;if(typeof r=="string"){
if(b(r)>1e3){let s={instancePath:i+"/languages",schemaPath:"#/properties/languages/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"\
/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(n.currencies!==void 0){let r=n.currencies;if(typeof r=="string"){if(b(r)>2e3){let s={instancePath:i+
"/currencies",schemaPath:"#/properties/currencies/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT ha\
ve more than 2000 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/currencies",schemaPath:"#/prop\
erties/currencies/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.
look!==void 0){let r=n.look;if(typeof r=="string"){if(b(r)>100){let s={instancePath:i+"/look",schemaPath:"#/properties/l\
ook/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.
push(s),t++}}else{let s={instancePath:i+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.scheme!==void 0){let r=n.scheme;if(typeof r=="string"){if(b(
r)>100){let s={instancePath:i+"/scheme",schemaPath:"#/properties/scheme/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/scheme",schemaPath:"\
#/properties/scheme/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(n.hosts!==void 0){let r=n.hosts;if(typeof r=="string"){if(b(r)>4e3){let s={instancePath:i+"/hosts",schemaPath:"#/prop\
erties/hosts/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return js.errors=e,t===0}var Tt=As,Se={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/new-brand-written.schema.json",
title:"New brand written",description:"Whether the files of a new brand were written: all of them or none.",type:"object",
properties:{outcome:{title:"Outcome",description:"What became of it.",type:"string",enum:["written","taken","busy","read\
-only","refused"]},problems:{title:"Problems",description:"What the configuration refuses; empty with any other outcome.",
type:"array",items:{title:"Problem",description:"Something that has to be put right first.",type:"object",properties:{field:{
title:"Field",description:"Of the request; brand for the brand as a whole.",type:"string",enum:["id","name","company","c\
olours","markets","languages","currencies","look","scheme","hosts","brand"]},message:{title:"Message",description:"What \
is wrong and what to do, in English.",type:"string"}},required:["field","message"],additionalProperties:!1}}},required:[
"outcome","problems"],additionalProperties:!1};function As(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.outcome===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"outcome"},message:"must have required property 'outcome'"};e===null?
e=[r]:e.push(r),t++}if(n.problems===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
problems"},message:"must have required property 'problems'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="outco\
me"||r==="problems")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.outcome!==void 0){let r=n.outcome;if(typeof r!=
"string"){let s={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="written"||r==="taken"||r==="busy"||r==="read-only"||r===
"refused")){let s={instancePath:i+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Se.
properties.outcome.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.problems!==
void 0){let r=n.problems;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.field===void 0){let a={instancePath:i+"/problems/"+p,schemaPath:"#/properties/problems/items/required",
keyword:"required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[a]:e.push(
a),t++}if(o.message===void 0){let a={instancePath:i+"/problems/"+p,schemaPath:"#/properties/problems/items/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),t++}
for(let a in o)if(!(a==="field"||a==="message")){let l={instancePath:i+"/problems/"+p,schemaPath:"#/properties/problems/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have addition\
al properties"};e===null?e=[l]:e.push(l),t++}if(o.field!==void 0){let a=o.field;if(typeof a!="string"){let l={instancePath:i+
"/problems/"+p+"/field",schemaPath:"#/properties/problems/items/properties/field/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(a==="id"||a==="name"||a==="company"||a==="colours"||a===
"markets"||a==="languages"||a==="currencies"||a==="look"||a==="scheme"||a==="hosts"||a==="brand")){let l={instancePath:i+
"/problems/"+p+"/field",schemaPath:"#/properties/problems/items/properties/field/enum",keyword:"enum",params:{allowedValues:Se.
properties.problems.items.properties.field.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.
push(l),t++}}if(o.message!==void 0&&typeof o.message!="string"){let a={instancePath:i+"/problems/"+p+"/message",schemaPath:"\
#/properties/problems/items/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+"/problems/"+p,schemaPath:"#/properties/problems/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/probl\
ems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),t++}return As.errors=e,t===0}var It=Ns;function Ns(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.state===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
state"},message:"must have required property 'state'"};e===null?e=[r]:e.push(r),t++}if(n.nonce===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};
e===null?e=[r]:e.push(r),t++}if(n.verifier===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"verifier"},message:"must have required property 'verifier'"};e===null?e=[r]:e.push(r),t++}if(n.returnTo===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returnTo"},message:"mu\
st have required property 'returnTo'"};e===null?e=[r]:e.push(r),t++}if(n.state!==void 0){let r=n.state;if(typeof r=="str\
ing"){if(b(r)<20){let s={instancePath:i+"/state",schemaPath:"#/properties/state/minLength",keyword:"minLength",params:{limit:20},
message:"must NOT have fewer than 20 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/state",schemaPath:"\
#/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.
nonce!==void 0){let r=n.nonce;if(typeof r=="string"){if(b(r)<20){let s={instancePath:i+"/nonce",schemaPath:"#/properties\
/nonce/minLength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer than 20 characters"};e===null?e=[s]:
e.push(s),t++}}else{let s={instancePath:i+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.verifier!==void 0){let r=n.verifier;if(typeof r=="str\
ing"){if(b(r)<43){let s={instancePath:i+"/verifier",schemaPath:"#/properties/verifier/minLength",keyword:"minLength",params:{
limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/v\
erifier",schemaPath:"#/properties/verifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(n.returnTo!==void 0){let r=n.returnTo;if(typeof r=="string"){if(b(r)>2e3){let s={instancePath:i+
"/returnTo",schemaPath:"#/properties/returnTo/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have m\
ore than 2000 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/returnTo",schemaPath:"#/properties\
/returnTo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return Ns.errors=e,t===0}var $t=xs,Ee={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev\
/schemas/studio/page-message.schema.json",title:"Page message",description:"What a page in preview posts to the studio t\
hat shows it.",type:"object",required:["type"],discriminator:{propertyName:"type"},oneOf:[{title:"Ready",description:"Th\
e page is there and listens.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of \
the message.",type:"string",const:"marquee:ready"},url:{title:"Address",description:"Address of the page.",type:"string"},
site:{title:"Site",description:"The site.",type:"object",additionalProperties:!1,properties:{brand:{title:"Brand",description:"\
Id of the brand.",type:"string"},market:{title:"Market",description:"Code of the market.",type:"string"},locale:{title:"\
Locale",description:"First segment of the path.",type:"string"},contentLocale:{title:"Content locale",description:"Local\
e of the content it shows.",type:"string"},timeZone:{title:"Time zone",description:"IANA name of the market’s time zone.",
type:"string"}},required:["brand","market","locale","contentLocale","timeZone"]},page:{title:"Page",description:"The pag\
e; missing on pages that content does not compose.",allOf:[{$ref:"https://marquee.dev/schemas/studio/preview-page.schema\
.json"}]},layout:{title:"Layout",description:"Header and footer; missing where there are none.",type:"object",additionalProperties:!1,
properties:{entryId:{title:"Entry",description:"Id of the layout’s entry.",type:"string",pattern:"^[\\w.-]{1,64}$"}},required:[
"entryId"]},blocks:{title:"Blocks",description:"All blocks in order.",type:"array",items:{$ref:"https://marquee.dev/sche\
mas/studio/preview-block.schema.json"}},notes:{title:"Notes",description:"What is wrong and has no place on the page.",type:"\
array",items:{$ref:"https://marquee.dev/schemas/studio/preview-note.schema.json"}},hashes:{title:"Hashes",description:"O\
f the HTML of each block, by its key; of a container also without the blocks in it, by its key and `/shell`.",type:"obje\
ct",additionalProperties:{title:"Hash",description:"Differs when the HTML does.",type:"string"}},contentHashes:{title:"C\
ontent hashes",description:"Of the content of each block, by its key: without live data, such as amounts of the moment.",
type:"object",additionalProperties:{title:"Hash",description:"Differs when the content does.",type:"string"}},sequence:{
title:"Sequence",description:"Of a stored version: the number it was sent with.",type:"integer",minimum:0}},required:["t\
ype","url","site","blocks","notes","hashes","contentHashes"]},{title:"Clicked",description:"An editor chose a block.",type:"\
object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"m\
arquee:clicked"},entryId:{title:"Entry",description:"Id of the block’s entry.",type:"string",pattern:"^[\\w.-]{1,64}$"},
field:{title:"Field",description:"Id of the field whose text was clicked.",type:"string"}},required:["type","entryId"]},
{title:"Rendered",description:"The page shows what was sent with this number.",type:"object",additionalProperties:!1,properties:{
type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:rendered"},sequence:{title:"Sequence",
description:"Number of the request; the newest wins.",type:"integer",minimum:0},ms:{title:"Time",description:"Millisecon\
ds from the message to the page.",type:"number",minimum:0},page:{title:"Page",description:"The page.",allOf:[{$ref:"http\
s://marquee.dev/schemas/studio/preview-page.schema.json"}]},blocks:{title:"Blocks",description:"All blocks in order.",type:"\
array",items:{$ref:"https://marquee.dev/schemas/studio/preview-block.schema.json"}},notes:{title:"Notes",description:"Wh\
at is wrong and has no place on the page.",type:"array",items:{$ref:"https://marquee.dev/schemas/studio/preview-note.sch\
ema.json"}}},required:["type","sequence","ms","blocks","notes"]},{title:"Pictured",description:"The picture of a block i\
s there.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"\
string",const:"marquee:pictured"},shown:{title:"Shown",description:"Whether there is something to look at.",type:"boolea\
n"}},required:["type","shown"]},{title:"No preview",description:"The host shows nothing without an open preview.",type:"\
object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"m\
arquee:no-preview"},reason:{title:"Reason",description:"None was opened or it is over; the grant does not count or is ov\
er; too many tries.",type:"string",enum:["closed","refused","too-many"]}},required:["type","reason"]},{title:"Failed",description:"\
What was sent with this number could not be shown.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",
description:"Kind of the message.",type:"string",const:"marquee:failed"},sequence:{title:"Sequence",description:"Number \
of the request; the newest wins.",type:"integer",minimum:0},reason:{title:"Reason",description:"What happened.",type:"st\
ring"}},required:["type","sequence","reason"]},{title:"Scrolled",description:"The page that is compared was scrolled.",type:"\
object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"m\
arquee:scrolled"},place:{title:"Place",description:"Place in the window: how many of the blocks that both pages have are\
 above it, and the share of the next.",type:"number",minimum:0,maximum:1e3}},required:["type","place"]}]},Pr={$schema:"h\
ttp://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/preview-page.schema.json",title:"Preview\
 page",description:"The page of content that a preview shows.",type:"object",additionalProperties:!1,properties:{entryId:{
title:"Entry",description:"Id of the page’s entry.",type:"string",pattern:"^[\\w.-]{1,64}$"},title:{title:"Title",description:"\
Title of the document.",type:"string"},path:{title:"Path",description:"Path of the address, below the locale.",type:"str\
ing"},variants:{title:"Variants",description:"The pages of this address with where they apply; the one that is shown com\
es first.",type:"array",items:{title:"Variant",description:"A page of the address.",type:"object",additionalProperties:!1,
properties:{entryId:{title:"Entry",description:"Id of the page.",type:"string",pattern:"^[\\w.-]{1,64}$"},brands:{title:"\
Brands",description:"Brands it is for; missing for all.",type:"array",items:{type:"string"}},markets:{title:"Markets",description:"\
Markets it is for; missing for all.",type:"array",items:{type:"string"}},channels:{title:"Channels",description:"Channel\
s it is for; missing for all.",type:"array",items:{type:"string"}}},required:["entryId"]}},removed:{title:"Removed",description:"\
Blocks of the page it is based on that changes take out.",type:"array",items:{title:"Removed block",description:"A block\
 that is not on the page.",type:"object",additionalProperties:!1,properties:{entryId:{title:"Entry",description:"Id of t\
he block.",type:"string",pattern:"^[\\w.-]{1,64}$"},block:{title:"Block",description:"Kind of block.",type:"string"},pageId:{
title:"Page",description:"The page whose change it is.",type:"string",pattern:"^[\\w.-]{1,64}$"},change:{title:"Change",
description:"The change of a page that made it so.",type:"object",additionalProperties:!1,properties:{id:{title:"Id",description:"\
Id of the change.",type:"string"},action:{title:"Action",description:"What the change does.",type:"string",enum:["replac\
e","hide"]}},required:["id","action"]}},required:["entryId","block","pageId","change"]}}},required:["entryId","title","p\
ath"]},q=new RegExp("^[\\w.-]{1,64}$","u");function A(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.entryId===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?
e=[r]:e.push(r),t++}if(n.title===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),t++}if(n.path===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="entryId"||r==="title"||r==="path"||r==="variants"||r==="removed")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.entryId!==void 0){let r=n.entryId;if(typeof r=="\
string"){if(!q.test(r)){let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/pattern",keyword:"pattern",params:{
pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(n.title!==void 0&&typeof n.title!="string"){let r={instancePath:i+"/title",schemaPath:"#/propert\
ies/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.path!==
void 0&&typeof n.path!="string"){let r={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.variants!==void 0){let r=n.variants;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.entryId===void 0){
let a={instancePath:i+"/variants/"+p,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty:"\
entryId"},message:"must have required property 'entryId'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="entryId"||
a==="brands"||a==="markets"||a==="channels")){let l={instancePath:i+"/variants/"+p,schemaPath:"#/properties/variants/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional \
properties"};e===null?e=[l]:e.push(l),t++}if(o.entryId!==void 0){let a=o.entryId;if(typeof a=="string"){if(!q.test(a)){let l={
instancePath:i+"/variants/"+p+"/entryId",schemaPath:"#/properties/variants/items/properties/entryId/pattern",keyword:"pa\
ttern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[l]:e.push(l),t++}}else{
let l={instancePath:i+"/variants/"+p+"/entryId",schemaPath:"#/properties/variants/items/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(o.brands!==void 0){let a=o.brands;
if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+"/variants/"+p+"\
/brands/"+m,schemaPath:"#/properties/variants/items/properties/brands/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/variants/"+p+"/brands",schemaPath:"\
#/properties/variants/items/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),t++}}if(o.markets!==void 0){let a=o.markets;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!=
"string"){let u={instancePath:i+"/variants/"+p+"/markets/"+m,schemaPath:"#/properties/variants/items/properties/markets/\
items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+
"/variants/"+p+"/markets",schemaPath:"#/properties/variants/items/properties/markets/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.channels!==void 0){let a=o.channels;if(Array.isArray(
a)){let l=a.length;for(let m=0;m<l;m++)if(typeof a[m]!="string"){let u={instancePath:i+"/variants/"+p+"/channels/"+m,schemaPath:"\
#/properties/variants/items/properties/channels/items/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[u]:e.push(u),t++}}else{let l={instancePath:i+"/variants/"+p+"/channels",schemaPath:"#/properties/variant\
s/items/properties/channels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),
t++}}}else{let a={instancePath:i+"/variants/"+p,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/variants",schemaPath:"#/p\
roperties/variants/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.
removed!==void 0){let r=n.removed;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.entryId===void 0){let a={instancePath:i+"/removed/"+p,schemaPath:"#/properties/removed/i\
tems/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[a]:e.push(a),t++}if(o.block===void 0){let a={instancePath:i+"/removed/"+p,schemaPath:"#/properties/removed/items\
/required",keyword:"required",params:{missingProperty:"block"},message:"must have required property 'block'"};e===null?e=
[a]:e.push(a),t++}if(o.pageId===void 0){let a={instancePath:i+"/removed/"+p,schemaPath:"#/properties/removed/items/requi\
red",keyword:"required",params:{missingProperty:"pageId"},message:"must have required property 'pageId'"};e===null?e=[a]:
e.push(a),t++}if(o.change===void 0){let a={instancePath:i+"/removed/"+p,schemaPath:"#/properties/removed/items/required",
keyword:"required",params:{missingProperty:"change"},message:"must have required property 'change'"};e===null?e=[a]:e.push(
a),t++}for(let a in o)if(!(a==="entryId"||a==="block"||a==="pageId"||a==="change")){let l={instancePath:i+"/removed/"+p,
schemaPath:"#/properties/removed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.entryId!==void 0){let a=o.entryId;if(typeof a==
"string"){if(!q.test(a)){let l={instancePath:i+"/removed/"+p+"/entryId",schemaPath:"#/properties/removed/items/propertie\
s/entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};
e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/removed/"+p+"/entryId",schemaPath:"#/properties/removed/items\
/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}
if(o.block!==void 0&&typeof o.block!="string"){let a={instancePath:i+"/removed/"+p+"/block",schemaPath:"#/properties/rem\
oved/items/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}if(o.pageId!==void 0){let a=o.pageId;if(typeof a=="string"){if(!q.test(a)){let l={instancePath:i+"/removed/"+p+"/\
pageId",schemaPath:"#/properties/removed/items/properties/pageId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,6\
4}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/removed\
/"+p+"/pageId",schemaPath:"#/properties/removed/items/properties/pageId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),t++}}if(o.change!==void 0){let a=o.change;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.id===void 0){let l={instancePath:i+"/removed/"+p+"/change",schemaPath:"#/properties/removed/items/properties/ch\
ange/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[
l]:e.push(l),t++}if(a.action===void 0){let l={instancePath:i+"/removed/"+p+"/change",schemaPath:"#/properties/removed/it\
ems/properties/change/required",keyword:"required",params:{missingProperty:"action"},message:"must have required propert\
y 'action'"};e===null?e=[l]:e.push(l),t++}for(let l in a)if(!(l==="id"||l==="action")){let m={instancePath:i+"/removed/"+
p+"/change",schemaPath:"#/properties/removed/items/properties/change/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.id!==void 0&&
typeof a.id!="string"){let l={instancePath:i+"/removed/"+p+"/change/id",schemaPath:"#/properties/removed/items/propertie\
s/change/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}
if(a.action!==void 0){let l=a.action;if(typeof l!="string"){let m={instancePath:i+"/removed/"+p+"/change/action",schemaPath:"\
#/properties/removed/items/properties/change/properties/action/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[m]:e.push(m),t++}if(!(l==="replace"||l==="hide")){let m={instancePath:i+"/removed/"+p+"/change/\
action",schemaPath:"#/properties/removed/items/properties/change/properties/action/enum",keyword:"enum",params:{allowedValues:Pr.
properties.removed.items.properties.change.properties.action.enum},message:"must be equal to one of the allowed values"};
e===null?e=[m]:e.push(m),t++}}}else{let l={instancePath:i+"/removed/"+p+"/change",schemaPath:"#/properties/removed/items\
/properties/change/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{
let a={instancePath:i+"/removed/"+p,schemaPath:"#/properties/removed/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/removed",schemaPath:"#/properties/removed/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return A.
errors=e,t===0}var te={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/preview\
-block.schema.json",title:"Preview block",description:"A block of a page in preview, in the order of the page; a contain\
er comes before the blocks in it.",type:"object",additionalProperties:!1,properties:{key:{title:"Key",description:"The e\
ntry’s id, with a number behind it where the entry stands on the page again. Names the element.",type:"string",minLength:1,
maxLength:80},entryId:{title:"Entry",description:"Id of the entry.",type:"string",pattern:"^[\\w.-]{1,64}$"},block:{title:"\
Block",description:"Kind of block.",type:"string",minLength:1},region:{title:"Region",description:"Part of the page it s\
tands in.",type:"string",enum:["header","main","footer"]},parent:{title:"Parent",description:"Key of the container it st\
ands in.",type:"string",minLength:1},holder:{title:"Holder",description:"Id of the entry that links it: page, layout or \
panel.",type:"string",pattern:"^[\\w.-]{1,64}$"},pointer:{title:"Pointer",description:"JSON pointer of the link in the e\
ntry that links it, such as /blocks/2.",type:"string"},origin:{title:"Origin",description:"Of a page that is based on an\
other: where the block comes from.",type:"object",additionalProperties:!1,properties:{pageId:{title:"Page",description:"\
The page that has it.",type:"string",pattern:"^[\\w.-]{1,64}$"},change:{title:"Change",description:"The change of a page\
 that made it so.",type:"object",additionalProperties:!1,properties:{id:{title:"Id",description:"Id of the change.",type:"\
string"},action:{title:"Action",description:"What the change does.",type:"string",enum:["replace","add","move"]}},required:[
"id","action"]}},required:["pageId"]},conditions:{title:"Conditions",description:"What decides whether it is shown; miss\
ing where nothing limits it.",type:"array",items:{$ref:"https://marquee.dev/schemas/studio/preview-condition.schema.json"}},
fault:{title:"Fault",description:"Why visitors do not see it.",type:"object",additionalProperties:!1,properties:{pointer:{
title:"Pointer",description:"JSON pointer into the entry.",type:"string"},reason:{title:"Reason",description:"What is wr\
ong.",type:"string"}},required:["pointer","reason"]},hidden:{title:"Hidden",description:"Why it shows nothing to this vi\
sitor.",type:"object",additionalProperties:!1,properties:{reason:{title:"Reason",description:"What hides it.",type:"stri\
ng",enum:["empty","early","late","market","channel","signed-in","signed-out","audience","experiment","marketing","offer"]},
text:{title:"Text",description:"The same in the language of the site.",type:"string"}},required:["reason","text"]}},required:[
"key","entryId","block","region"]},kr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schema\
s/studio/preview-condition.schema.json",title:"Preview condition",description:"One thing that decides whether a block is\
 shown, and whether the view fulfils it.",type:"object",additionalProperties:!1,properties:{name:{title:"Name",description:"\
What decides: the placement of the block, a setting of the market, or where its links lead.",type:"string",enum:["market",
"channel","from","until","visitor","audience","experiment","marketing","setting","links","access","promotions"]},met:{title:"\
Met",description:"Whether the view fulfils it; of links, whether enough of the block is left without them.",type:"boolea\
n"},values:{title:"Values",description:"Markets, channels, kinds of visitors or groups that see it; of links, the addres\
ses that are left out.",type:"array",items:{type:"string"}},moment:{title:"Moment",description:"When it begins or ends.",
type:"string",format:"date-time"},setting:{title:"Setting",description:"The setting of the brand or the market that deci\
des, such as rules.loyalty.",type:"string"},exempt:{title:"Exempt",description:"It is met because the lobby of the live \
casino shows every block to visitors who are not signed in.",type:"boolean"}},required:["name","met"]};function Q(n,{instancePath:i="",
parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must h\
ave required property 'name'"};e===null?e=[r]:e.push(r),t++}if(n.met===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"met"},message:"must have required property 'met'"};e===null?e=[r]:e.push(
r),t++}for(let r in n)if(!(r==="name"||r==="met"||r==="values"||r==="moment"||r==="setting"||r==="exempt")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),t++}if(n.name!==void 0){let r=n.name;if(typeof r!="string"){let s={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),t++}if(!(r==="market"||r==="channel"||r==="from"||r==="until"||r==="visitor"||r==="audience"||r==="experime\
nt"||r==="marketing"||r==="setting"||r==="links"||r==="access"||r==="promotions")){let s={instancePath:i+"/name",schemaPath:"\
#/properties/name/enum",keyword:"enum",params:{allowedValues:kr.properties.name.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.met!==void 0&&typeof n.met!="boolean"){let r={instancePath:i+"/me\
t",schemaPath:"#/properties/met/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),t++}if(n.values!==void 0){let r=n.values;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!=
"string"){let o={instancePath:i+"/values/"+p,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i+"/values",schemaPath:"#/proper\
ties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.moment!==
void 0){let r=n.moment;if(typeof r=="string"){if(!C.validate(r)){let s={instancePath:i+"/moment",schemaPath:"#/propertie\
s/moment/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.
push(s),t++}}else{let s={instancePath:i+"/moment",schemaPath:"#/properties/moment/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.setting!==void 0&&typeof n.setting!="string"){let r={
instancePath:i+"/setting",schemaPath:"#/properties/setting/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}if(n.exempt!==void 0&&typeof n.exempt!="boolean"){let r={instancePath:i+"/exempt",
schemaPath:"#/properties/exempt/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}function N(n,{instancePath:i="",parentData:f,parentDataProperty:c,
rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[r]:
e.push(r),t++}if(n.entryId===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entryId"},message:"must have required property 'entryId'"};e===null?e=[r]:e.push(r),t++}if(n.block===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"block"},message:"must have required property 'block'"};
e===null?e=[r]:e.push(r),t++}if(n.region===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"region"},message:"must have required property 'region'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!V.
call(te.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.key!==void 0){let r=n.
key;if(typeof r=="string"){if(b(r)>80){let s={instancePath:i+"/key",schemaPath:"#/properties/key/maxLength",keyword:"max\
Length",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={
instancePath:i+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/key",schemaPath:"#/properties/key\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.entryId!==void 0){
let r=n.entryId;if(typeof r=="string"){if(!q.test(r)){let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/\
pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=
[s]:e.push(s),t++}}else{let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.block!==void 0){let r=n.block;if(typeof r=="string"){
if(b(r)<1){let s={instancePath:i+"/block",schemaPath:"#/properties/block/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/block",schemaPath:"\
#/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.
region!==void 0){let r=n.region;if(typeof r!="string"){let s={instancePath:i+"/region",schemaPath:"#/properties/region/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="header"||r===
"main"||r==="footer")){let s={instancePath:i+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues:te.
properties.region.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.parent!==
void 0){let r=n.parent;if(typeof r=="string"){if(b(r)<1){let s={instancePath:i+"/parent",schemaPath:"#/properties/parent\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.holder!==void 0){let r=n.holder;if(typeof r=="string"){if(!q.
test(r)){let s={instancePath:i+"/holder",schemaPath:"#/properties/holder/pattern",keyword:"pattern",params:{pattern:"^[\\\
w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"\
/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}if(n.pointer!==void 0&&typeof n.pointer!="string"){let r={instancePath:i+"/pointer",schemaPath:"#/p\
roperties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.
origin!==void 0){let r=n.origin;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pageId===void 0){let s={instancePath:i+
"/origin",schemaPath:"#/properties/origin/required",keyword:"required",params:{missingProperty:"pageId"},message:"must h\
ave required property 'pageId'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="pageId"||s==="change")){let p={instancePath:i+
"/origin",schemaPath:"#/properties/origin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(r.pageId!==void 0){let s=r.pageId;if(typeof s==
"string"){if(!q.test(s)){let p={instancePath:i+"/origin/pageId",schemaPath:"#/properties/origin/properties/pageId/patter\
n",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:e.
push(p),t++}}else{let p={instancePath:i+"/origin/pageId",schemaPath:"#/properties/origin/properties/pageId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(r.change!==void 0){let s=r.change;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let p={instancePath:i+"/origin/change",schemaPath:"#/prop\
erties/origin/properties/change/required",keyword:"required",params:{missingProperty:"id"},message:"must have required p\
roperty 'id'"};e===null?e=[p]:e.push(p),t++}if(s.action===void 0){let p={instancePath:i+"/origin/change",schemaPath:"#/p\
roperties/origin/properties/change/required",keyword:"required",params:{missingProperty:"action"},message:"must have req\
uired property 'action'"};e===null?e=[p]:e.push(p),t++}for(let p in s)if(!(p==="id"||p==="action")){let o={instancePath:i+
"/origin/change",schemaPath:"#/properties/origin/properties/change/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(s.id!==void 0&&
typeof s.id!="string"){let p={instancePath:i+"/origin/change/id",schemaPath:"#/properties/origin/properties/change/prope\
rties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s.action!==
void 0){let p=s.action;if(typeof p!="string"){let o={instancePath:i+"/origin/change/action",schemaPath:"#/properties/ori\
gin/properties/change/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),t++}if(!(p==="replace"||p==="add"||p==="move")){let o={instancePath:i+"/origin/change/action",schemaPath:"\
#/properties/origin/properties/change/properties/action/enum",keyword:"enum",params:{allowedValues:te.properties.origin.
properties.change.properties.action.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),
t++}}}else{let p={instancePath:i+"/origin/change",schemaPath:"#/properties/origin/properties/change/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i+"/origin",schemaPath:"\
#/properties/origin/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}
if(n.conditions!==void 0){let r=n.conditions;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)Q(r[p],{instancePath:i+
"/conditions/"+p,parentData:r,parentDataProperty:p,rootData:h})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)}else{
let s={instancePath:i+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(n.fault!==void 0){let r=n.fault;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.pointer===void 0){let s={instancePath:i+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[s]:e.push(s),t++}if(r.reason===void 0){
let s={instancePath:i+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty:"reas\
on"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="pointer"||s===
"reason")){let p={instancePath:i+"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(r.pointer!==
void 0&&typeof r.pointer!="string"){let s={instancePath:i+"/fault/pointer",schemaPath:"#/properties/fault/properties/poi\
nter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.reason!==void 0&&
typeof r.reason!="string"){let s={instancePath:i+"/fault/reason",schemaPath:"#/properties/fault/properties/reason/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),t++}}if(n.hidden!==void 0){let r=n.hidden;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reason===void 0){
let s={instancePath:i+"/hidden",schemaPath:"#/properties/hidden/required",keyword:"required",params:{missingProperty:"re\
ason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),t++}if(r.text===void 0){let s={instancePath:i+
"/hidden",schemaPath:"#/properties/hidden/required",keyword:"required",params:{missingProperty:"text"},message:"must hav\
e required property 'text'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(!(s==="reason"||s==="text")){let p={instancePath:i+
"/hidden",schemaPath:"#/properties/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(r.reason!==void 0){let s=r.reason;if(typeof s!=
"string"){let p={instancePath:i+"/hidden/reason",schemaPath:"#/properties/hidden/properties/reason/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(s==="empty"||s==="early"||s==="late"||
s==="market"||s==="channel"||s==="signed-in"||s==="signed-out"||s==="audience"||s==="experiment"||s==="marketing"||s==="\
offer")){let p={instancePath:i+"/hidden/reason",schemaPath:"#/properties/hidden/properties/reason/enum",keyword:"enum",params:{
allowedValues:te.properties.hidden.properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),t++}}if(r.text!==void 0&&typeof r.text!="string"){let s={instancePath:i+"/hidden/text",schemaPath:"#/pro\
perties/hidden/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}function x(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.pointer===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[r]:e.push(r),t++}if(n.reason===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have re\
quired property 'reason'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="entryId"||r==="block"||r==="pointer"||r===
"reason")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.entryId!==void 0&&typeof n.entryId!="st\
ring"){let r={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(n.block!==void 0&&typeof n.block!="string"){let r={instancePath:i+"/blo\
ck",schemaPath:"#/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}if(n.pointer!==void 0&&typeof n.pointer!="string"){let r={instancePath:i+"/pointer",schemaPath:"#/properti\
es/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.reason!==
void 0&&typeof n.reason!="string"){let r={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===
0}function xs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}let r=n.type;if(typeof r==
"string")if(r==="marquee:ready")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),t++}if(n.url===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),t++}if(n.site===void 0){let s={
instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"site"},message:"must have req\
uired property 'site'"};e===null?e=[s]:e.push(s),t++}if(n.blocks===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/r\
equired",keyword:"required",params:{missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=
[s]:e.push(s),t++}if(n.notes===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"notes"},message:"must have required property 'notes'"};e===null?e=[s]:e.push(s),t++}if(n.hashes===void 0){
let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"hashes"},message:"must\
 have required property 'hashes'"};e===null?e=[s]:e.push(s),t++}if(n.contentHashes===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"contentHashes"},message:"must have required property 'co\
ntentHashes'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!V.call(Ee.oneOf[0].properties,s)){let p={instancePath:i,schemaPath:"\
#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have addi\
tional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),t++}if(s!=="marquee:ready"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/0/properties/type/con\
st",keyword:"const",params:{allowedValue:"marquee:ready"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),
t++}}if(n.url!==void 0&&typeof n.url!="string"){let s={instancePath:i+"/url",schemaPath:"#/oneOf/0/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(n.site!==void 0){let s=n.
site;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf\
/0/properties/site/required",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'b\
rand'"};e===null?e=[p]:e.push(p),t++}if(s.market===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf/0/propertie\
s/site/required",keyword:"required",params:{missingProperty:"market"},message:"must have required property 'market'"};e===
null?e=[p]:e.push(p),t++}if(s.locale===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/requi\
red",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'locale'"};e===null?e=[p]:
e.push(p),t++}if(s.contentLocale===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/required",
keyword:"required",params:{missingProperty:"contentLocale"},message:"must have required property 'contentLocale'"};e===null?
e=[p]:e.push(p),t++}if(s.timeZone===void 0){let p={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/required",
keyword:"required",params:{missingProperty:"timeZone"},message:"must have required property 'timeZone'"};e===null?e=[p]:
e.push(p),t++}for(let p in s)if(!(p==="brand"||p==="market"||p==="locale"||p==="contentLocale"||p==="timeZone")){let o={
instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(s.brand!==void 0&&typeof s.
brand!="string"){let p={instancePath:i+"/site/brand",schemaPath:"#/oneOf/0/properties/site/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s.market!==void 0&&typeof s.market!=
"string"){let p={instancePath:i+"/site/market",schemaPath:"#/oneOf/0/properties/site/properties/market/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s.locale!==void 0&&typeof s.locale!=
"string"){let p={instancePath:i+"/site/locale",schemaPath:"#/oneOf/0/properties/site/properties/locale/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s.contentLocale!==void 0&&typeof s.
contentLocale!="string"){let p={instancePath:i+"/site/contentLocale",schemaPath:"#/oneOf/0/properties/site/properties/co\
ntentLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s.timeZone!==
void 0&&typeof s.timeZone!="string"){let p={instancePath:i+"/site/timeZone",schemaPath:"#/oneOf/0/properties/site/proper\
ties/timeZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{let p={
instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[p]:e.push(p),t++}}if(n.page!==void 0&&(A(n.page,{instancePath:i+"/page",parentData:n,parentDataProperty:"\
page",rootData:h})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),n.layout!==void 0){let s=n.layout;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.entryId===void 0){let p={instancePath:i+"/layout",schemaPath:"#/oneOf/0/properties/lay\
out/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[p]:e.push(p),t++}for(let p in s)if(p!=="entryId"){let o={instancePath:i+"/layout",schemaPath:"#/oneOf/0/properti\
es/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addi\
tional properties"};e===null?e=[o]:e.push(o),t++}if(s.entryId!==void 0){let p=s.entryId;if(typeof p=="string"){if(!q.test(
p)){let o={instancePath:i+"/layout/entryId",schemaPath:"#/oneOf/0/properties/layout/properties/entryId/pattern",keyword:"\
pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[o]:e.push(o),t++}}else{
let o={instancePath:i+"/layout/entryId",schemaPath:"#/oneOf/0/properties/layout/properties/entryId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let p={instancePath:i+"/layout",schemaPath:"\
#/oneOf/0/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),t++}}if(n.blocks!==void 0){let s=n.blocks;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)N(s[o],{instancePath:i+
"/blocks/"+o,parentData:s,parentDataProperty:o,rootData:h})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)}else{let p={
instancePath:i+"/blocks",schemaPath:"#/oneOf/0/properties/blocks/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[p]:e.push(p),t++}}if(n.notes!==void 0){let s=n.notes;if(Array.isArray(s)){let p=s.length;for(let o=0;o<
p;o++)x(s[o],{instancePath:i+"/notes/"+o,parentData:s,parentDataProperty:o,rootData:h})||(e=e===null?x.errors:e.concat(x.
errors),t=e.length)}else{let p={instancePath:i+"/notes",schemaPath:"#/oneOf/0/properties/notes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(n.hashes!==void 0){let s=n.hashes;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let p in s)if(typeof s[p]!="string"){let o={instancePath:i+"/hashes/"+p.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/oneOf/0/properties/hashes/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let p={instancePath:i+"/hashes",schemaPath:"#/oneO\
f/0/properties/hashes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}
if(n.contentHashes!==void 0){let s=n.contentHashes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let p in s)if(typeof s[p]!=
"string"){let o={instancePath:i+"/contentHashes/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/oneOf/0/propert\
ies/contentHashes/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),t++}}else{let p={instancePath:i+"/contentHashes",schemaPath:"#/oneOf/0/properties/contentHashes/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}if(n.sequence!==void 0){let s=n.sequence;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/0/proper\
ties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/0/properties/sequence/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}}else{let s={
instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}else if(r==="marquee:clicked")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),t++}if(n.entryId===void 0){let s={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"\
required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[s]:e.push(s),t++}
for(let s in n)if(!(s==="type"||s==="entryId"||s==="field")){let p={instancePath:i,schemaPath:"#/oneOf/1/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/\
oneOf/1/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}
if(s!=="marquee:clicked"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{
allowedValue:"marquee:clicked"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(n.entryId!==void 0){
let s=n.entryId;if(typeof s=="string"){if(!q.test(s)){let p={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/\
entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===
null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(n.field!==void 0&&typeof n.field!=
"string"){let s={instancePath:i+"/field",schemaPath:"#/oneOf/1/properties/field/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r==="marquee:rendered")if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}if(n.
sequence===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"seq\
uence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),t++}if(n.ms===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"ms"},message:"must have required property 'm\
s'"};e===null?e=[s]:e.push(s),t++}if(n.blocks===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"r\
equired",params:{missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=[s]:e.push(s),t++}
if(n.notes===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"n\
otes"},message:"must have required property 'notes'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="\
sequence"||s==="ms"||s==="page"||s==="blocks"||s==="notes")){let p={instancePath:i,schemaPath:"#/oneOf/2/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/\
oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}
if(s!=="marquee:rendered"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{
allowedValue:"marquee:rendered"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(n.sequence!==void 0){
let s=n.sequence;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"\
#/oneOf/2/properties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/prop\
erties/sequence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(
p),t++}}if(n.ms!==void 0){let s=n.ms;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let p={instancePath:i+"/ms",schemaPath:"\
#/oneOf/2/properties/ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
p]:e.push(p),t++}}else{let p={instancePath:i+"/ms",schemaPath:"#/oneOf/2/properties/ms/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[p]:e.push(p),t++}}if(n.page!==void 0&&(A(n.page,{instancePath:i+"/page",parentData:n,
parentDataProperty:"page",rootData:h})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),n.blocks!==void 0){let s=n.
blocks;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)N(s[o],{instancePath:i+"/blocks/"+o,parentData:s,parentDataProperty:o,
rootData:h})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)}else{let p={instancePath:i+"/blocks",schemaPath:"#/one\
Of/2/properties/blocks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}
if(n.notes!==void 0){let s=n.notes;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)x(s[o],{instancePath:i+"/note\
s/"+o,parentData:s,parentDataProperty:o,rootData:h})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{let p={instancePath:i+
"/notes",schemaPath:"#/oneOf/2/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r==="marquee:pictured")if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}if(n.shown===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"shown"},message:"must have required property\
 'shown'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="shown")){let p={instancePath:i,schemaPath:"\
#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have addi\
tional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),t++}if(s!=="marquee:pictured"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/\
const",keyword:"const",params:{allowedValue:"marquee:pictured"},message:"must be equal to constant"};e===null?e=[p]:e.push(
p),t++}}if(n.shown!==void 0&&typeof n.shown!="boolean"){let s={instancePath:i+"/shown",schemaPath:"#/oneOf/3/properties/\
shown/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:i,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}else if(r==="marquee:no-preview")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),t++}if(n.reason===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"\
required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),t++}
for(let s in n)if(!(s==="type"||s==="reason")){let p={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/4/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="ma\
rquee:no-preview"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"\
marquee:no-preview"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(n.reason!==void 0){let s=n.reason;
if(typeof s!="string"){let p={instancePath:i+"/reason",schemaPath:"#/oneOf/4/properties/reason/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(s==="closed"||s==="refused"||s==="too-many")){
let p={instancePath:i+"/reason",schemaPath:"#/oneOf/4/properties/reason/enum",keyword:"enum",params:{allowedValues:Ee.oneOf[4].
properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{let s={
instancePath:i,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}else if(r==="marquee:failed")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),t++}if(n.sequence===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"\
required",params:{missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),
t++}if(n.reason===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s===
"sequence"||s==="reason")){let p={instancePath:i,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==
void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:failed"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"marquee:failed"},message:"mus\
t be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(n.sequence!==void 0){let s=n.sequence;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/5/properties/sequence/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/5/properties/sequence/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(n.reason!==void 0&&typeof n.reason!=
"string"){let s={instancePath:i+"/reason",schemaPath:"#/oneOf/5/properties/reason/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/oneOf/5/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r==="marquee:scrolled")if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}if(n.
place===void 0){let s={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"place"},
message:"must have required property 'place'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="place")){
let p={instancePath:i,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!=
"string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:scrolled"){let p={instancePath:i+"/type",schemaPath:"\
#/oneOf/6/properties/type/const",keyword:"const",params:{allowedValue:"marquee:scrolled"},message:"must be equal to cons\
tant"};e===null?e=[p]:e.push(p),t++}}if(n.place!==void 0){let s=n.place;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s)){let p={instancePath:i+"/place",schemaPath:"#/oneOf/6/properties/place/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[p]:e.push(p),t++}if(s<0||isNaN(s)){let p={instancePath:i+"/place",
schemaPath:"#/oneOf/6/properties/place/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/place",schemaPath:"#/oneOf/6/properties/place/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else{let s={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:r},message:'\
value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(s),t++}else{let s={instancePath:i,schemaPath:"#/discriminat\
or",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:r},message:'tag "type" must be string'};e===null?e=[
s]:e.push(s),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),t++}return xs.errors=e,t===0}var Lt=Os,wr={$schema:"http://json-schema.org/draft-07/sc\
hema#",$id:"https://marquee.dev/schemas/studio/people-choices.schema.json",title:"People choices",description:"What peop\
le can be granted.",type:"object",properties:{roles:{title:"Roles",description:"Of the project, and those that somebody \
made.",type:"array",items:{title:"Role",description:"A choice.",type:"object",properties:{id:{title:"Id",description:"Of\
 the template or role.",type:"string"},name:{title:"Name",description:"As shown.",type:"string"},description:{title:"Des\
cription",description:"What it is for.",type:["string","null"]},isLimitable:{title:"Limitable",description:"Whether it c\
an be limited to brands, markets and languages.",type:"boolean"}},required:["id","name","description","isLimitable"],additionalProperties:!0}},
brands:{title:"Brands",description:"Ids; empty for every brand.",type:"array",items:{title:"Name",description:"One of th\
em.",type:"string"}},markets:{title:"Markets",description:"Codes; empty for every market.",type:"array",items:{title:"Na\
me",description:"One of them.",type:"string"}},languages:{title:"Languages",description:"Codes of content locales; empty\
 for every language.",type:"array",items:{title:"Name",description:"One of them.",type:"string"}}},required:["roles","br\
ands","markets","languages"],additionalProperties:!0};function Os(n,{instancePath:i="",parentData:f,parentDataProperty:c,
rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.roles===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"roles"},message:"must have required property 'roles'"};
e===null?e=[r]:e.push(r),t++}if(n.brands===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[r]:e.push(r),t++}if(n.markets===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"must have r\
equired property 'markets'"};e===null?e=[r]:e.push(r),t++}if(n.languages===void 0){let r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"languages"},message:"must have required property 'languages'"};e===
null?e=[r]:e.push(r),t++}if(n.roles!==void 0){let r=n.roles;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:i+"/roles/"+p,schemaPath:"#/propertie\
s/roles/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/roles/"+p,schemaPath:"#/properties/roles/items/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.
push(a),t++}if(o.description===void 0){let a={instancePath:i+"/roles/"+p,schemaPath:"#/properties/roles/items/required",
keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?
e=[a]:e.push(a),t++}if(o.isLimitable===void 0){let a={instancePath:i+"/roles/"+p,schemaPath:"#/properties/roles/items/re\
quired",keyword:"required",params:{missingProperty:"isLimitable"},message:"must have required property 'isLimitable'"};e===
null?e=[a]:e.push(a),t++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:i+"/roles/"+p+"/id",schemaPath:"#/\
properties/roles/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),t++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:i+"/roles/"+p+"/name",schemaPath:"#/prope\
rties/roles/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}if(o.description!==void 0){let a=o.description;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/role\
s/"+p+"/description",schemaPath:"#/properties/roles/items/properties/description/type",keyword:"type",params:{type:wr.properties.
roles.items.properties.description.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}}if(o.isLimitable!==
void 0&&typeof o.isLimitable!="boolean"){let a={instancePath:i+"/roles/"+p+"/isLimitable",schemaPath:"#/properties/roles\
/items/properties/isLimitable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(
a),t++}}else{let a={instancePath:i+"/roles/"+p,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/roles",schemaPath:"#/prope\
rties/roles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.brands!==
void 0){let r=n.brands;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){let o={instancePath:i+
"/brands/"+p,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.markets!==void 0){let r=n.markets;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)if(typeof r[p]!="string"){let o={instancePath:i+"/markets/"+p,schemaPath:"\
#/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
t++}}else{let s={instancePath:i+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(n.languages!==void 0){let r=n.languages;if(Array.isArray(r)){let s=r.length;
for(let p=0;p<s;p++)if(typeof r[p]!="string"){let o={instancePath:i+"/languages/"+p,schemaPath:"#/properties/languages/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}else{let s={instancePath:i+
"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Os.errors=e,t===0}var Dt=Ts,qr={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/studio/presence-beat.schema.json",title:"Presence beat",description:"Say\
s that somebody still has a page open.",type:"object",properties:{page:{title:"Page",description:"Id of the page's entry\
.",type:"string",pattern:"^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},tab:{title:"Tab",description:"Names the tab of the brows\
er.",type:"string",pattern:"^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},block:{title:"Block",description:"Id of the entry that\
 is edited; null for the page itself.",type:["string","null"],pattern:"^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},isLeaving:{
title:"Leaving",description:"Whether the page is being closed.",type:"boolean"}},required:["page","tab","block","isLeavi\
ng"],additionalProperties:!1},ce=new RegExp("^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$","u");function Ts(n,{instancePath:i="",
parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.page===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must h\
ave required property 'page'"};e===null?e=[r]:e.push(r),t++}if(n.tab===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"tab"},message:"must have required property 'tab'"};e===null?e=[r]:e.push(
r),t++}if(n.block===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bl\
ock"},message:"must have required property 'block'"};e===null?e=[r]:e.push(r),t++}if(n.isLeaving===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"isLeaving"},message:"must have required property 'is\
Leaving'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="page"||r==="tab"||r==="block"||r==="isLeaving")){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.page!==void 0){let r=n.page;if(typeof r=="string"){
if(!ce.test(r)){let s={instancePath:i+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"'};e===null?e=[s]:
e.push(s),t++}}else{let s={instancePath:i+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.tab!==void 0){let r=n.tab;if(typeof r=="string"){if(!ce.
test(r)){let s={instancePath:i+"/tab",schemaPath:"#/properties/tab/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0\
-9_-][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"'};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:i+"/tab",schemaPath:"#/properties/tab/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.block!==void 0){let r=n.block;if(typeof r!="string"&&r!==null){let s={
instancePath:i+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type:qr.properties.block.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&!ce.test(r)){let s={instancePath:i+"/block",schemaPath:"\
#/properties/block/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},message:'must match\
 pattern "^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"'};e===null?e=[s]:e.push(s),t++}}if(n.isLeaving!==void 0&&typeof n.isLeaving!=
"boolean"){let r={instancePath:i+"/isLeaving",schemaPath:"#/properties/isLeaving/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ts.errors=e,t===0}var zt=Is,vr={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/presence-reply.schema.json",title:"\
Presence reply",description:"Who else has the page open.",type:"object",properties:{others:{title:"Others",description:"\
Each person once.",type:"array",items:{title:"Person",description:"Somebody else.",type:"object",properties:{id:{title:"\
Id",description:"Of the person.",type:"string"},name:{title:"Name",description:"As shown.",type:"string"},block:{title:"\
Block",description:"Id of the entry they edit; null for the page itself.",type:["string","null"]}},required:["id","name",
"block"],additionalProperties:!1}}},required:["others"],additionalProperties:!1};function Is(n,{instancePath:i="",parentData:f,
parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.others===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"others"},message:"must have re\
quired property 'others'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(r!=="others"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(n.others!==void 0){let r=n.others;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:i+"/others/"+p,schemaPath:"\
#/properties/others/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required propert\
y 'id'"};e===null?e=[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/others/"+p,schemaPath:"#/properties/ot\
hers/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===
null?e=[a]:e.push(a),t++}if(o.block===void 0){let a={instancePath:i+"/others/"+p,schemaPath:"#/properties/others/items/r\
equired",keyword:"required",params:{missingProperty:"block"},message:"must have required property 'block'"};e===null?e=[
a]:e.push(a),t++}for(let a in o)if(!(a==="id"||a==="name"||a==="block")){let l={instancePath:i+"/others/"+p,schemaPath:"\
#/properties/others/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"mu\
st NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:i+
"/others/"+p+"/id",schemaPath:"#/properties/others/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:i+"/other\
s/"+p+"/name",schemaPath:"#/properties/others/items/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(o.block!==void 0){let a=o.block;if(typeof a!="string"&&a!==null){let l={
instancePath:i+"/others/"+p+"/block",schemaPath:"#/properties/others/items/properties/block/type",keyword:"type",params:{
type:vr.properties.others.items.properties.block.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}}}else{
let a={instancePath:i+"/others/"+p,schemaPath:"#/properties/others/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/others",schemaPath:"#/properties/others/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Is.
errors=e,t===0}var St=N,Et=$s;function $s(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.blocks===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=[r]:e.push(r),t++}if(n.notes===void 0){
let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must have req\
uired property 'notes'"};e===null?e=[r]:e.push(r),t++}if(n.notesHtml===void 0){let r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"notesHtml"},message:"must have required property 'notesHtml'"};e===null?
e=[r]:e.push(r),t++}for(let r in n)if(!(r==="page"||r==="layout"||r==="blocks"||r==="notes"||r==="notesHtml"||r==="conte\
ntHashes")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.page!==void 0&&(A(n.page,{instancePath:i+
"/page",parentData:n,parentDataProperty:"page",rootData:h})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),n.layout!==
void 0){let r=n.layout;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entryId===void 0){let s={instancePath:i+"/layou\
t",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have re\
quired property 'entryId'"};e===null?e=[s]:e.push(s),t++}for(let s in r)if(s!=="entryId"){let p={instancePath:i+"/layout",
schemaPath:"#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(r.entryId!==void 0){let s=r.entryId;if(typeof s=="\
string"){if(!q.test(s)){let p={instancePath:i+"/layout/entryId",schemaPath:"#/properties/layout/properties/entryId/patte\
rn",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:
e.push(p),t++}}else{let p={instancePath:i+"/layout/entryId",schemaPath:"#/properties/layout/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i+"/layou\
t",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}}if(n.blocks!==void 0){let r=n.blocks;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.block===void 0){let a={instancePath:i+"/blocks/"+p,schemaPath:"#/prope\
rties/blocks/items/required",keyword:"required",params:{missingProperty:"block"},message:"must have required property 'b\
lock'"};e===null?e=[a]:e.push(a),t++}if(o.hash===void 0){let a={instancePath:i+"/blocks/"+p,schemaPath:"#/properties/blo\
cks/items/required",keyword:"required",params:{missingProperty:"hash"},message:"must have required property 'hash'"};e===
null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="block"||a==="hash"||a==="html"||a==="shell")){let l={instancePath:i+"/\
blocks/"+p,schemaPath:"#/properties/blocks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.block!==void 0&&(N(o.block,{instancePath:i+
"/blocks/"+p+"/block",parentData:o,parentDataProperty:"block",rootData:h})||(e=e===null?N.errors:e.concat(N.errors),t=e.
length)),o.hash!==void 0&&typeof o.hash!="string"){let a={instancePath:i+"/blocks/"+p+"/hash",schemaPath:"#/properties/b\
locks/items/properties/hash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}if(o.html!==void 0&&typeof o.html!="string"){let a={instancePath:i+"/blocks/"+p+"/html",schemaPath:"#/properties/\
blocks/items/properties/html/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),t++}if(o.shell!==void 0&&typeof o.shell!="string"){let a={instancePath:i+"/blocks/"+p+"/shell",schemaPath:"#/properti\
es/blocks/items/properties/shell/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}}else{let a={instancePath:i+"/blocks/"+p,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/blocks",schemaPath:"\
#/properties/blocks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.
notes!==void 0){let r=n.notes;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)x(r[p],{instancePath:i+"/notes/"+p,
parentData:r,parentDataProperty:p,rootData:h})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{let s={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),t++}}if(n.notesHtml!==void 0&&typeof n.notesHtml!="string"){let r={instancePath:i+"/notesHtml",schemaPath:"\
#/properties/notesHtml/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
if(n.contentHashes!==void 0){let r=n.contentHashes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(typeof r[s]!=
"string"){let p={instancePath:i+"/contentHashes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cont\
entHashes/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),t++}}else{let s={instancePath:i+"/contentHashes",schemaPath:"#/properties/contentHashes/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $s.errors=e,t===0}var Ft=Ds;var Ls=new RegExp("^/","u");var fe=new RegExp("^[A-Za-z][A-Za-z0-9_]{0,63}$","u"),ge=new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","u");function F(n,{
instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(Object.keys(n).length>500){let o={instancePath:i,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:500},
message:"must NOT have more than 500 properties"};e===null?e=[o]:e.push(o),t++}for(let o in n){let a=t;if(typeof o=="str\
ing"&&!q.test(o)){let l={instancePath:i,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{\
1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"',propertyName:o};e===null?e=[l]:e.push(l),t++}var r=a===t;if(!r){
let l={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property nam\
e must be valid"};e===null?e=[l]:e.push(l),t++}}for(let o in n){let a=n[o];if(a&&typeof a=="object"&&!Array.isArray(a)){
if(Object.keys(a).length>100){let l={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additiona\
lProperties/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};
e===null?e=[l]:e.push(l),t++}for(let l in a){let m=t;if(typeof l=="string"&&!fe.test(l)){let u={instancePath:i+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z][A-Za-z0-9_]{0,63}$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,63}$"',propertyName:l};e===null?e=[u]:
e.push(u),t++}var s=m===t;if(!s){let u={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===
null?e=[u]:e.push(u),t++}}for(let l in a){let m=a[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>
60){let u={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit:60},message:"must NOT h\
ave more than 60 properties"};e===null?e=[u]:e.push(u),t++}for(let u in m){let d=t;if(typeof u=="string"&&!ge.test(u)){let y={
instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(-[A-Za\
-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"',propertyName:u};e===null?e=[y]:e.push(
y),t++}var p=d===t;if(!p){let y={instancePath:i+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:u},
message:"property name must be valid"};e===null?e=[y]:e.push(y),t++}}}else{let u={instancePath:i+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}}else{let l={instancePath:i+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{let o={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}return F.errors=e,t===0}function B(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.entries===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[m]:e.push(m),t++}if(n.assets===void 0){
let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"assets"},message:"must have re\
quired property 'assets'"};e===null?e=[m]:e.push(m),t++}for(let m in n)if(!(m==="entries"||m==="assets")){let u={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have \
additional properties"};e===null?e=[u]:e.push(u),t++}if(n.entries!==void 0){let m=n.entries;if(m&&typeof m=="object"&&!Array.
isArray(m)){if(Object.keys(m).length>3e3){let u={instancePath:i+"/entries",schemaPath:"#/properties/entries/maxPropertie\
s",keyword:"maxProperties",params:{limit:3e3},message:"must NOT have more than 3000 properties"};e===null?e=[u]:e.push(u),
t++}for(let u in m){let d=t;if(typeof u=="string"&&!q.test(u)){let y={instancePath:i+"/entries",schemaPath:"#/properties\
/entries/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-\
]{1,64}$"',propertyName:u};e===null?e=[y]:e.push(y),t++}var r=d===t;if(!r){let y={instancePath:i+"/entries",schemaPath:"\
#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be valid"};
e===null?e=[y]:e.push(y),t++}}for(let u in m){let d=m[u];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.contentType===
void 0){let y={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/addi\
tionalProperties/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required propert\
y 'contentType'"};e===null?e=[y]:e.push(y),t++}if(d.fields===void 0){let y={instancePath:i+"/entries/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/additionalProperties/required",keyword:"required",params:{missingProperty:"\
fields"},message:"must have required property 'fields'"};e===null?e=[y]:e.push(y),t++}for(let y in d)if(!(y==="contentTy\
pe"||y==="fields")){let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
entries/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"\
must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(d.contentType!==void 0){let y=d.contentType;if(typeof y==
"string"){if(b(y)>64){let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"\
#/properties/entries/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[g]:e.push(g),t++}if(b(y)<1){let g={instancePath:i+"/entries/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/entries/additionalProperties/properties/contentTy\
pe/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(
g),t++}}else{let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/pro\
perties/entries/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[g]:e.push(g),t++}}if(d.fields!==void 0){let y=d.fields;if(y&&typeof y=="object"&&!Array.isArray(y)){
if(Object.keys(y).length>100){let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",schemaPath:"\
#/properties/entries/additionalProperties/properties/fields/maxProperties",keyword:"maxProperties",params:{limit:100},message:"\
must NOT have more than 100 properties"};e===null?e=[g]:e.push(g),t++}for(let g in y){let k=t;if(typeof g=="string"&&!fe.
test(g)){let P={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",schemaPath:"#/properties/e\
ntries/additionalProperties/properties/fields/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z\
0-9_]{0,63}$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,63}$"',propertyName:g};e===null?e=[P]:e.push(P),t++}
var s=k===t;if(!s){let P={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",schemaPath:"#/pr\
operties/entries/additionalProperties/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName:g},message:"\
property name must be valid"};e===null?e=[P]:e.push(P),t++}}for(let g in y){let k=y[g];if(k&&typeof k=="object"&&!Array.
isArray(k)){if(Object.keys(k).length>60){let P={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fi\
elds/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/additionalProperties/properties/fields/\
additionalProperties/maxProperties",keyword:"maxProperties",params:{limit:60},message:"must NOT have more than 60 proper\
ties"};e===null?e=[P]:e.push(P),t++}for(let P in k){let v=t;if(typeof P=="string"&&!ge.test(P)){let R={instancePath:i+"/\
entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/entries/additionalProperties/properties/fields/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"',propertyName:P};
e===null?e=[R]:e.push(R),t++}var p=v===t;if(!p){let R={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/additionalProperties/properties/fie\
lds/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:P},message:"property name must be v\
alid"};e===null?e=[R]:e.push(R),t++}}}else{let P={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
fields/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/additionalProperties/properties/field\
s/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[P]:e.push(P),t++}}}else{
let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",schemaPath:"#/properties/entries/ad\
ditionalProperties/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:
e.push(g),t++}}}else{let y={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties\
/entries/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(
y),t++}}}else{let u={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}if(n.assets!==void 0){let m=n.assets;if(m&&typeof m=="object"&&
!Array.isArray(m)){if(Object.keys(m).length>3e3){let u={instancePath:i+"/assets",schemaPath:"#/properties/assets/maxProp\
erties",keyword:"maxProperties",params:{limit:3e3},message:"must NOT have more than 3000 properties"};e===null?e=[u]:e.push(
u),t++}for(let u in m){let d=t;if(typeof u=="string"&&!q.test(u)){let y={instancePath:i+"/assets",schemaPath:"#/properti\
es/assets/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.\
-]{1,64}$"',propertyName:u};e===null?e=[y]:e.push(y),t++}var o=d===t;if(!o){let y={instancePath:i+"/assets",schemaPath:"\
#/properties/assets/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be valid"};
e===null?e=[y]:e.push(y),t++}}for(let u in m){let d=m[u];if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).
length>100){let y={instancePath:i+"/assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/ad\
ditionalProperties/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 proper\
ties"};e===null?e=[y]:e.push(y),t++}for(let y in d){let g=t;if(typeof y=="string"&&!fe.test(y)){let k={instancePath:i+"/\
assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/additionalProperties/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9_]{0,63}$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9\
_]{0,63}$"',propertyName:y};e===null?e=[k]:e.push(k),t++}var a=g===t;if(!a){let k={instancePath:i+"/assets/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/additionalProperties/propertyNames",keyword:"propertyNames",params:{
propertyName:y},message:"property name must be valid"};e===null?e=[k]:e.push(k),t++}}for(let y in d){let g=d[y];if(g&&typeof g==
"object"&&!Array.isArray(g)){if(Object.keys(g).length>60){let k={instancePath:i+"/assets/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/additionalProperties/additional\
Properties/maxProperties",keyword:"maxProperties",params:{limit:60},message:"must NOT have more than 60 properties"};e===
null?e=[k]:e.push(k),t++}for(let k in g){let P=t;if(typeof k=="string"&&!ge.test(k)){let v={instancePath:i+"/assets/"+u.
replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/addi\
tionalProperties/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(-[A-Za-z0\
-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"',propertyName:k};e===null?e=[v]:e.push(v),
t++}var l=P===t;if(!l){let v={instancePath:i+"/assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/assets/additionalProperties/additionalProperties/propertyNames",keyword:"pr\
opertyNames",params:{propertyName:k},message:"property name must be valid"};e===null?e=[v]:e.push(v),t++}}}else{let k={instancePath:i+
"/assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/assets/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[k]:e.push(k),t++}}}else{let y={instancePath:i+"/assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/assets/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[y]:e.push(y),t++}}}else{let u={instancePath:i+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}}}else{let m={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}return B.errors=e,t===0}function Ds(n,{
instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.path===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}if(n.unsaved===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"unsaved"},message:"must have required property 'unsa\
ved'"};e===null?e=[r]:e.push(r),t++}if(n.have===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"have"},message:"must have required property 'have'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="path"||r==="unsaved"||r==="version"||r==="have"||r==="refresh")){let s={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),t++}if(n.path!==void 0){let r=n.path;if(typeof r=="string"){if(b(r)>1e3){let s={instancePath:i+
"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than\
 1000 characters"};e===null?e=[s]:e.push(s),t++}if(!Ls.test(r)){let s={instancePath:i+"/path",schemaPath:"#/properties/p\
ath/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),t++}}if(n.unsaved!==void 0&&(F(n.unsaved,{instancePath:i+"/unsaved",parentData:n,parentDataProperty:"\
unsaved",rootData:h})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),n.version!==void 0&&(B(n.version,{instancePath:i+
"/version",parentData:n,parentDataProperty:"version",rootData:h})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),
n.have!==void 0){let r=n.have;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1e3){let s={instancePath:i+
"/have",schemaPath:"#/properties/have/maxProperties",keyword:"maxProperties",params:{limit:1e3},message:"must NOT have m\
ore than 1000 properties"};e===null?e=[s]:e.push(s),t++}for(let s in r){let p=r[s];if(typeof p=="string"){if(b(p)>64){let o={
instancePath:i+"/have/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/have/additionalProperties/maxL\
ength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),t++}}else{
let o={instancePath:i+"/have/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/have/additionalProperti\
es/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{let s={instancePath:i+
"/have",schemaPath:"#/properties/have/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}}if(n.refresh!==void 0&&typeof n.refresh!="boolean"){let r={instancePath:i+"/refresh",schemaPath:"#/pro\
perties/refresh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ds.errors=e,t===0}var Bt=Q,Ct=X,H={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://m\
arquee.dev/schemas/studio/preview-facts.schema.json",title:"Preview facts",description:"The visitor an editor sees the p\
age as. It only chooses content: nothing of a player is shown for it.",type:"object",additionalProperties:!1,properties:{
authorized:{title:"Authorized",description:"Whether the visitor is signed in.",type:"boolean"},deposits:{title:"Deposits",
description:"Deposits made so far.",type:"string",enum:["none","one","more"]},lastVisit:{title:"Last visit",description:"\
When the visitor was last here.",type:"string",enum:["week","month","longer","never"]},favourite:{title:"Plays mostly",description:"\
Where most of the latest rounds were played.",type:"string",enum:["casino","live-casino","sportsbook"]},level:{title:"Le\
vel",description:"Level of the loyalty programme; 0 is the first.",type:"integer",minimum:0,maximum:9},country:{title:"C\
ountry",description:"ISO 3166 code of the country a player declared.",type:"string",pattern:"^[A-Z]{2}$"},closed:{title:"\
Closed",description:"Flags of a player’s access that are closed, such as the casino.",type:"array",maxItems:9,uniqueItems:!0,
items:{type:"string",enum:["casino","liveCasino","sportsbook","virtualSports","bonuses","payout","deposit","withdrawal",
"allowManualClaim"]}},riskPayout:{title:"Risk payout",description:"Payouts of the player are under review.",type:"boolea\
n"},marketing:{title:"Marketing",description:"Whether offers may be shown; false for players in a break or an exclusion.",
type:"boolean"},listed:{title:"Listed",description:"Whether the player is on each list of players that content names.",type:"\
boolean"},variant:{title:"Variant",description:"Variant of an experiment; of all others the visitor sees the first.",allOf:[
{$ref:"https://marquee.dev/schemas/content/experiment-place.schema.json"}]}},required:["authorized"],examples:[{authorized:!0,
deposits:"more"}]},jr=new RegExp("^[A-Z]{2}$","u");function ae(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.experiment===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"experiment"},message:"must have required property 'experiment'"};e===null?e=[r]:e.push(r),t++}if(n.variant===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"variant"},message:"mus\
t have required property 'variant'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="experiment"||r==="variant")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.experiment!==void 0){let r=n.experiment;if(typeof r==
"string"){if(b(r)>40){let s={instancePath:i+"/experiment",schemaPath:"#/properties/experiment/maxLength",keyword:"maxLen\
gth",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),t++}if(!os.test(r)){let s={
instancePath:i+"/experiment",schemaPath:"#/properties/experiment/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0\
-9-]{0,39}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,39}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(n.variant!==void 0){let r=n.variant;if(typeof r=="string"){if(b(r)>20){let s={instancePath:i+
"/variant",schemaPath:"#/properties/variant/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more\
 than 20 characters"};e===null?e=[s]:e.push(s),t++}if(!ie.test(r)){let s={instancePath:i+"/variant",schemaPath:"#/proper\
ties/variant/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,19}$"},message:'must match pattern "^[a-z][a-\
z0-9-]{0,19}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/variant",schemaPath:"#/properties/variant/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.
errors=e,t===0}function X(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.authorized===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};e===null?e=[r]:e.push(
r),t++}for(let r in n)if(!V.call(H.properties,r)){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
t++}if(n.authorized!==void 0&&typeof n.authorized!="boolean"){let r={instancePath:i+"/authorized",schemaPath:"#/properti\
es/authorized/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(n.
deposits!==void 0){let r=n.deposits;if(typeof r!="string"){let s={instancePath:i+"/deposits",schemaPath:"#/properties/de\
posits/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="none"||
r==="one"||r==="more")){let s={instancePath:i+"/deposits",schemaPath:"#/properties/deposits/enum",keyword:"enum",params:{
allowedValues:H.properties.deposits.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
t++}}if(n.lastVisit!==void 0){let r=n.lastVisit;if(typeof r!="string"){let s={instancePath:i+"/lastVisit",schemaPath:"#/\
properties/lastVisit/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(!(r==="week"||r==="month"||r==="longer"||r==="never")){let s={instancePath:i+"/lastVisit",schemaPath:"#/properties/la\
stVisit/enum",keyword:"enum",params:{allowedValues:H.properties.lastVisit.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[s]:e.push(s),t++}}if(n.favourite!==void 0){let r=n.favourite;if(typeof r!="string"){let s={instancePath:i+
"/favourite",schemaPath:"#/properties/favourite/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(r==="casino"||r==="live-casino"||r==="sportsbook")){let s={instancePath:i+"/favourite",schemaPath:"\
#/properties/favourite/enum",keyword:"enum",params:{allowedValues:H.properties.favourite.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.level!==void 0){let r=n.level;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9||isNaN(
r)){let s={instancePath:i+"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison:"<=",limit:9},
message:"must be <= 9"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/level",schemaPath:"#/prop\
erties/level/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
t++}}}if(n.country!==void 0){let r=n.country;if(typeof r=="string"){if(!jr.test(r)){let s={instancePath:i+"/country",schemaPath:"\
#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/country",schemaPath:"#/properties/country/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.closed!==void 0){let r=n.closed;if(Array.
isArray(r)){if(r.length>9){let a={instancePath:i+"/closed",schemaPath:"#/properties/closed/maxItems",keyword:"maxItems",
params:{limit:9},message:"must NOT have more than 9 items"};e===null?e=[a]:e.push(a),t++}let s=r.length;for(let a=0;a<s;a++){
let l=r[a];if(typeof l!="string"){let m={instancePath:i+"/closed/"+a,schemaPath:"#/properties/closed/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(l==="casino"||l==="liveCasino"||
l==="sportsbook"||l==="virtualSports"||l==="bonuses"||l==="payout"||l==="deposit"||l==="withdrawal"||l==="allowManualCla\
im")){let m={instancePath:i+"/closed/"+a,schemaPath:"#/properties/closed/items/enum",keyword:"enum",params:{allowedValues:H.
properties.closed.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}let p=r.
length,o;if(p>1){let a={};for(;p--;){let l=r[p];if(typeof l=="string"){if(typeof a[l]=="number"){o=a[l];let m={instancePath:i+
"/closed",schemaPath:"#/properties/closed/uniqueItems",keyword:"uniqueItems",params:{i:p,j:o},message:"must NOT have dup\
licate items (items ## "+o+" and "+p+" are identical)"};e===null?e=[m]:e.push(m),t++;break}a[l]=p}}}}else{let s={instancePath:i+
"/closed",schemaPath:"#/properties/closed/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}if(n.riskPayout!==void 0&&typeof n.riskPayout!="boolean"){let r={instancePath:i+"/riskPayout",schemaPath:"\
#/properties/riskPayout/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
t++}if(n.marketing!==void 0&&typeof n.marketing!="boolean"){let r={instancePath:i+"/marketing",schemaPath:"#/properties/\
marketing/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(n.listed!==
void 0&&typeof n.listed!="boolean"){let r={instancePath:i+"/listed",schemaPath:"#/properties/listed/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}n.variant!==void 0&&(ae(n.variant,{instancePath:i+
"/variant",parentData:n,parentDataProperty:"variant",rootData:h})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length))}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return X.errors=e,t===0}var Vt=zs,Ar={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
ee.dev/schemas/studio/preview-grant.schema.json",title:"Preview grant",description:"Claims of the token that opens a pre\
view: signed with HS256 and the preview secret, valid for a minute at most.",type:"object",properties:{aud:{title:"Audie\
nce",description:"The one purpose of the token.",type:"string",const:"preview"},exp:{title:"Expiry",description:"Seconds\
 since 1970; at most 60 from now.",type:"integer"},brand:{title:"Brand",description:"Id of the brand.",type:"string",minLength:1,
maxLength:60},path:{title:"Path",description:"Path and query on the host it is sent to.",type:"string",pattern:"^/",maxLength:1e3},
at:{title:"Moment",description:"Moment the site is looked at, where it is not now.",type:"string",format:"date-time"},entry:{
title:"Entry",description:"A block to scroll to.",type:"string",pattern:"^[\\w.-]{1,64}$"},content:{title:"Content",description:"\
What is shown: drafts, or what is published, to compare them with; drafts when left out.",type:"string",enum:["draft","p\
ublished"]},facts:{title:"Facts",description:"The visitor to see the page as; left out: the editor’s own browser.",allOf:[
{$ref:"https://marquee.dev/schemas/studio/preview-facts.schema.json"}]}},required:["aud","exp","brand","path"],examples:[
{aud:"preview",exp:1798761600,brand:"halden",path:"/en-UN",facts:{authorized:!1}}]};function zs(n,{instancePath:i="",parentData:f,
parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.aud===void 0){let r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"aud"},message:"must have required pro\
perty 'aud'"};e===null?e=[r]:e.push(r),t++}if(n.exp===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"exp"},message:"must have required property 'exp'"};e===null?e=[r]:e.push(r),t++}if(n.brand===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand"},message:"must \
have required property 'brand'"};e===null?e=[r]:e.push(r),t++}if(n.path===void 0){let r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:
e.push(r),t++}if(n.aud!==void 0){let r=n.aud;if(typeof r!="string"){let s={instancePath:i+"/aud",schemaPath:"#/propertie\
s/aud/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="preview"){
let s={instancePath:i+"/aud",schemaPath:"#/properties/aud/const",keyword:"const",params:{allowedValue:"preview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),t++}}if(n.exp!==void 0){let r=n.exp;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/exp",schemaPath:"#/properties/exp/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}}if(n.brand!==void 0){let r=n.brand;if(typeof r=="string"){
if(b(r)>60){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={instancePath:i+"/brand",
schemaPath:"#/properties/brand/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.path!==void 0){let r=n.path;if(typeof r==
"string"){if(b(r)>1e3){let s={instancePath:i+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(s),t++}if(!Ls.test(r)){let s={instancePath:i+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.at!==void 0){let r=n.at;if(typeof r=="string"){
if(!C.validate(r)){let s={instancePath:i+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/at",schemaPath:"\
#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.
entry!==void 0){let r=n.entry;if(typeof r=="string"){if(!q.test(r)){let s={instancePath:i+"/entry",schemaPath:"#/propert\
ies/entry/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};
e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/entry",schemaPath:"#/properties/entry/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.content!==void 0){let r=n.content;if(typeof r!=
"string"){let s={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="draft"||r==="published")){let s={instancePath:i+"/conte\
nt",schemaPath:"#/properties/content/enum",keyword:"enum",params:{allowedValues:Ar.properties.content.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}n.facts!==void 0&&(X(n.facts,{instancePath:i+"/f\
acts",parentData:n,parentDataProperty:"facts",rootData:h})||(e=e===null?X.errors:e.concat(X.errors),t=e.length))}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return zs.errors=e,t===0}var Wt=x,Zt=A,Mt=Ss;function Ss(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)z(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,rootData:h})||
(e=e===null?z.errors:e.concat(z.errors),t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ss.
errors=e,t===0}var Rt=ee;function ee(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.action===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'actio\
n'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.status===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"status"},message:"must have re\
quired property 'status'"};e===null?e=[s]:e.push(s),t++}if(r.createdAt===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property \
'createdAt'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"\
#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}if(r.status!==void 0&&typeof r.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys\
/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.
createdAt!==void 0&&typeof r.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",schemaPath:"#/properties/sys/pr\
operties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}r.
createdBy!==void 0&&(w(r.createdBy,{instancePath:i+"/sys/createdBy",parentData:r,parentDataProperty:"createdBy",rootData:h})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.release!==void 0&&(w(r.release,{instancePath:i+"/sys/release",parentData:r,
parentDataProperty:"release",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}}if(n.action!==void 0&&typeof n.action!="string"){let r={instancePath:i+"/action",schemaPath:"#/properties\
/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}n.error!==void 0&&
(T(n.error,{instancePath:i+"/error",parentData:n,parentDataProperty:"error",rootData:h})||(e=e===null?T.errors:e.concat(
T.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}var _t=Es;function Es(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)ee(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,rootData:h})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Es.
errors=e,t===0}var Ht=Fs;function Fs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.entries===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[r]:e.push(r),t++}if(n.conflicts===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"},message:"m\
ust have required property 'conflicts'"};e===null?e=[r]:e.push(r),t++}if(n.refused===void 0){let r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"refused"},message:"must have required property 'refused'"};e===null?
e=[r]:e.push(r),t++}for(let r in n)if(!(r==="entries"||r==="conflicts"||r==="refused")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(n.entries!==void 0){let r=n.entries;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++)E(r[p],{instancePath:i+"/entries/"+p,parentData:r,parentDataProperty:p,rootData:h})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length)}else{let s={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.conflicts!==void 0){let r=n.conflicts;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)S(r[p],{instancePath:i+"/conflicts/"+p,parentData:r,parentDataProperty:p,
rootData:h})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)}else{let s={instancePath:i+"/conflicts",schemaPath:"#/\
properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(n.
refused!==void 0){let r=n.refused;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.entryId===void 0){let a={instancePath:i+"/refused/"+p,schemaPath:"#/properties/refused/i\
tems/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[a]:e.push(a),t++}if(o.reason===void 0){let a={instancePath:i+"/refused/"+p,schemaPath:"#/properties/refused/item\
s/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?
e=[a]:e.push(a),t++}if(o.message===void 0){let a={instancePath:i+"/refused/"+p,schemaPath:"#/properties/refused/items/re\
quired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[a]:e.push(a),t++}for(let a in o)if(!(a==="entryId"||a==="reason"||a==="message")){let l={instancePath:i+"/refused/"+p,
schemaPath:"#/properties/refused/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(o.entryId!==void 0&&typeof o.entryId!="st\
ring"){let a={instancePath:i+"/refused/"+p+"/entryId",schemaPath:"#/properties/refused/items/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.reason!==void 0&&typeof o.reason!=
"string"){let a={instancePath:i+"/refused/"+p+"/reason",schemaPath:"#/properties/refused/items/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.message!==void 0&&typeof o.message!=
"string"){let a={instancePath:i+"/refused/"+p+"/message",schemaPath:"#/properties/refused/items/properties/message/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}}else{let a={instancePath:i+
"/refused/"+p,schemaPath:"#/properties/refused/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/refused",schemaPath:"#/properties/refused/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fs.errors=e,
t===0}var Ut=Bs;function Bs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.changes===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"changes"},message:"must have required property 'changes'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="id"||r==="changes")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.id!==void 0){
let r=n.id;if(typeof r=="string"){if(!cs.test(r)){let s={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f-]{36}$"},message:'must match pattern "^[0-9a-f-]{36}$"'};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}}if(n.changes!==void 0){let r=n.changes;if(Array.isArray(r)){if(r.length>2e3){let p={
instancePath:i+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:2e3},message:"must\
 NOT have more than 2000 items"};e===null?e=[p]:e.push(p),t++}if(r.length<1){let p={instancePath:i+"/changes",schemaPath:"\
#/properties/changes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[p]:e.push(p),t++}let s=r.length;for(let p=0;p<s;p++)j(r[p],{instancePath:i+"/changes/"+p,parentData:r,parentDataProperty:p,
rootData:h})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{let s={instancePath:i+"/changes",schemaPath:"#/pr\
operties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Bs.errors=e,t===0}var Kt=se;function se(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.sys===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),t++}if(n.entity===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entit\
y'"};e===null?e=[r]:e.push(r),t++}if(n.action===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[r]:e.push(r),t++}if(n.scheduledFor===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheduledFor"},message:"\
must have required property 'scheduledFor'"};e===null?e=[r]:e.push(r),t++}if(n.sys!==void 0){let r=n.sys;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.status===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),t++}if(r.createdAt===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have\
 required property 'createdAt'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r.status!==void 0&&typeof r.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"\
#/properties/sys/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}if(r.version!==void 0){let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+
"/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"\
/sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}if(r.createdAt!==void 0&&typeof r.createdAt!="string"){let s={instancePath:i+
"/sys/createdAt",schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r.createdBy!==void 0&&(w(r.createdBy,{instancePath:i+"/sys/createdBy",parentData:r,
parentDataProperty:"createdBy",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.updatedAt!==void 0&&
typeof r.updatedAt!="string"){let s={instancePath:i+"/sys/updatedAt",schemaPath:"#/properties/sys/properties/updatedAt/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}r.updatedBy!==void 0&&
(w(r.updatedBy,{instancePath:i+"/sys/updatedBy",parentData:r,parentDataProperty:"updatedBy",rootData:h})||(e=e===null?w.
errors:e.concat(w.errors),t=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(n.entity!==void 0&&(w(n.entity,{instancePath:i+
"/entity",parentData:n,parentDataProperty:"entity",rootData:h})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n.
action!==void 0&&typeof n.action!="string"){let r={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.scheduledFor!==void 0){let r=n.
scheduledFor;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.datetime===void 0){let s={instancePath:i+"/scheduledFor",
schemaPath:"#/properties/scheduledFor/required",keyword:"required",params:{missingProperty:"datetime"},message:"must hav\
e required property 'datetime'"};e===null?e=[s]:e.push(s),t++}if(r.datetime!==void 0&&typeof r.datetime!="string"){let s={
instancePath:i+"/scheduledFor/datetime",schemaPath:"#/properties/scheduledFor/properties/datetime/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.timezone!==void 0&&typeof r.timezone!="string"){
let s={instancePath:i+"/scheduledFor/timezone",schemaPath:"#/properties/scheduledFor/properties/timezone/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/schedu\
ledFor",schemaPath:"#/properties/scheduledFor/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),t++}}n.error!==void 0&&(T(n.error,{instancePath:i+"/error",parentData:n,parentDataProperty:"error",
rootData:h})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}var Gt=Cs;function Cs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)se(r[p],{instancePath:i+"/items/"+p,parentData:r,parentDataProperty:p,rootData:h})||
(e=e===null?se.errors:e.concat(se.errors),t=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Cs.
errors=e,t===0}var Jt=Vs;function Vs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.token===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[r]:e.push(r),t++}if(n.token!==void 0){let r=n.token;if(typeof r==
"string"){if(b(r)<16){let s={instancePath:i+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{
limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/t\
oken",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}}if(n.expiresAt!==void 0&&typeof n.expiresAt!="string"){let r={instancePath:i+"/expiresAt",schemaPath:"#/p\
roperties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Vs.errors=e,t===0}var Yt=Ws;function Ws(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.email===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[r]:e.push(r),t++}if(n.password===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(!(r==="email"||r==="password")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(n.email!==void 0){let r=n.email;if(typeof r=="string"){if(b(r)>254){let s={instancePath:i+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}if(n.password!==void 0){let r=n.password;if(typeof r=="string"){if(b(r)>200){
let s={instancePath:i+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}if(b(r)<1){let s={instancePath:i+"/password",schemaPath:"\
#/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/password",schemaPath:"#/properties/password/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ws.errors=e,t===
0}var Qt=Zs,Nr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/sign-in-ways.s\
chema.json",title:"Sign-in ways",description:"How people sign in to this studio.",type:"object",properties:{way:{title:"\
Way",description:"A password of the content service, or a token made there.",type:"string",enum:["password","token"]},provider:{
title:"Provider",description:"Name of the identity provider, as its button shows it.",type:"string",minLength:1}},required:[
"way"],additionalProperties:!1};function Zs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,
t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.way===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"way"},message:"must have required property 'way'"};e===null?e=[r]:e.push(r),t++}for(let r in n)
if(!(r==="way"||r==="provider")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.way!==void 0){
let r=n.way;if(typeof r!="string"){let s={instancePath:i+"/way",schemaPath:"#/properties/way/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="password"||r==="token")){let s={instancePath:i+
"/way",schemaPath:"#/properties/way/enum",keyword:"enum",params:{allowedValues:Nr.properties.way.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(n.provider!==void 0){let r=n.provider;if(typeof r==
"string"){if(b(r)<1){let s={instancePath:i+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Zs.errors=e,t===0}var Xt=Ms;function Ms(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.items===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sys===void 0){
let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[a]:e.push(a),t++}if(o.user===void 0){let a={instancePath:i+
"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"user"},message:"m\
ust have required property 'user'"};e===null?e=[a]:e.push(a),t++}if(o.admin===void 0){let a={instancePath:i+"/items/"+p,
schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"admin"},message:"must have re\
quired property 'admin'"};e===null?e=[a]:e.push(a),t++}if(o.roles===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"roles"},message:"must have required prope\
rty 'roles'"};e===null?e=[a]:e.push(a),t++}if(o.sys!==void 0){let a=o.sys;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
id===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[l]:e.push(l),t++}if(a.version===
void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[l]:e.push(l),t++}
if(a.id!==void 0&&typeof a.id!="string"){let l={instancePath:i+"/items/"+p+"/sys/id",schemaPath:"#/properties/items/item\
s/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),t++}if(a.version!==void 0){let l=a.version;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:i+
"/items/"+p+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/properties/version/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}}}else{let l={instancePath:i+"/items/"+p+"/sys",
schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[l]:e.push(l),t++}}if(o.user!==void 0){let a=o.user;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.sys===void 0){
let l={instancePath:i+"/items/"+p+"/user",schemaPath:"#/properties/items/items/properties/user/required",keyword:"requir\
ed",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[l]:e.push(l),t++}if(a.sys!==
void 0){let l=a.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:i+"/items/"+p+"/u\
ser/sys",schemaPath:"#/properties/items/items/properties/user/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[m]:e.push(m),t++}if(l.id!==void 0&&typeof l.id!="string"){let m={
instancePath:i+"/items/"+p+"/user/sys/id",schemaPath:"#/properties/items/items/properties/user/properties/sys/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+
"/items/"+p+"/user/sys",schemaPath:"#/properties/items/items/properties/user/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{let l={instancePath:i+"/items/"+p+"/user",schemaPath:"\
#/properties/items/items/properties/user/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),t++}}if(o.admin!==void 0&&typeof o.admin!="boolean"){let a={instancePath:i+"/items/"+p+"/admin",schemaPath:"\
#/properties/items/items/properties/admin/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[a]:e.push(a),t++}if(o.roles!==void 0){let a=o.roles;if(Array.isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.sys===void 0){let d={instancePath:i+"/items/"+p+"/roles/"+m,schemaPath:"\
#/properties/items/items/properties/roles/items/required",keyword:"required",params:{missingProperty:"sys"},message:"mus\
t have required property 'sys'"};e===null?e=[d]:e.push(d),t++}if(u.sys!==void 0){let d=u.sys;if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.id===void 0){let y={instancePath:i+"/items/"+p+"/roles/"+m+"/sys",schemaPath:"#/properties/items/items/\
properties/roles/items/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have requ\
ired property 'id'"};e===null?e=[y]:e.push(y),t++}if(d.id!==void 0&&typeof d.id!="string"){let y={instancePath:i+"/items\
/"+p+"/roles/"+m+"/sys/id",schemaPath:"#/properties/items/items/properties/roles/items/properties/sys/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+
"/items/"+p+"/roles/"+m+"/sys",schemaPath:"#/properties/items/items/properties/roles/items/properties/sys/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),t++}}}else{let d={instancePath:i+"/items\
/"+p+"/roles/"+m,schemaPath:"#/properties/items/items/properties/roles/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/items/"+p+"/roles",schemaPath:"#/p\
roperties/items/items/properties/roles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),t++}}}else{let a={instancePath:i+"/items/"+p,schemaPath:"#/properties/items/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),t++}return Ms.errors=e,t===0}var ei=Rs,xr={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/studio/space-roles.schema.json",title:"Space roles",description:"Roles of the space.",type:"object",properties:{
items:{title:"Items",description:"In any order.",type:"array",items:{title:"Role",description:"A role.",type:"object",properties:{
sys:{title:"Sys",description:"Of the target.",type:"object",properties:{id:{title:"Id",description:"Of the target.",type:"\
string"}},required:["id"],additionalProperties:!0},policies:{title:"Policies",description:"Rules of the role.",type:"arr\
ay",items:{title:"Policy",description:"A rule.",type:"object",properties:{effect:{title:"Effect",description:"allow or d\
eny.",type:"string"}},required:["effect"],additionalProperties:!0}},name:{title:"Name",description:"As people read it.",
type:"string"},description:{title:"Description",description:"May be missing.",type:["string","null"]}},required:["sys","\
name","policies"],additionalProperties:!0}}},required:["items"],additionalProperties:!0};function Rs(n,{instancePath:i="",
parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.items===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must \
have required property 'items'"};e===null?e=[r]:e.push(r),t++}if(n.items!==void 0){let r=n.items;if(Array.isArray(r)){let s=r.
length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sys===void 0){let a={instancePath:i+
"/items/"+p,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"sys"},message:"mu\
st have required property 'sys'"};e===null?e=[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required proper\
ty 'name'"};e===null?e=[a]:e.push(a),t++}if(o.policies===void 0){let a={instancePath:i+"/items/"+p,schemaPath:"#/propert\
ies/items/items/required",keyword:"required",params:{missingProperty:"policies"},message:"must have required property 'p\
olicies'"};e===null?e=[a]:e.push(a),t++}if(o.sys!==void 0){let a=o.sys;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
id===void 0){let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[l]:e.push(l),t++}if(a.id!==
void 0&&typeof a.id!="string"){let l={instancePath:i+"/items/"+p+"/sys/id",schemaPath:"#/properties/items/items/properti\
es/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}else{
let l={instancePath:i+"/items/"+p+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}if(o.policies!==void 0){let a=o.policies;if(Array.
isArray(a)){let l=a.length;for(let m=0;m<l;m++){let u=a[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.effect===void 0){
let d={instancePath:i+"/items/"+p+"/policies/"+m,schemaPath:"#/properties/items/items/properties/policies/items/required",
keyword:"required",params:{missingProperty:"effect"},message:"must have required property 'effect'"};e===null?e=[d]:e.push(
d),t++}if(u.effect!==void 0&&typeof u.effect!="string"){let d={instancePath:i+"/items/"+p+"/policies/"+m+"/effect",schemaPath:"\
#/properties/items/items/properties/policies/items/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}else{let d={instancePath:i+"/items/"+p+"/policies/"+m,schemaPath:"#/prope\
rties/items/items/properties/policies/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),t++}}}else{let l={instancePath:i+"/items/"+p+"/policies",schemaPath:"#/properties/items/items/properties\
/policies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.name!==
void 0&&typeof o.name!="string"){let a={instancePath:i+"/items/"+p+"/name",schemaPath:"#/properties/items/items/properti\
es/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(o.description!==
void 0){let a=o.description;if(typeof a!="string"&&a!==null){let l={instancePath:i+"/items/"+p+"/description",schemaPath:"\
#/properties/items/items/properties/description/type",keyword:"type",params:{type:xr.properties.items.items.properties.description.
type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+"/items/"+p,schemaPath:"#\
/properties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}}else{
let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rs.errors=e,t===0}var si=B,ri=_s,Fe={$schema:"http:/\
/json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/studio-message.schema.json",title:"Studio mes\
sage",description:"What the studio posts to the page it shows.",type:"object",required:["type"],discriminator:{propertyName:"\
type"},oneOf:[{title:"Mode",description:"Whether a click selects a block or does what it does for visitors.",type:"objec\
t",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"marque\
e:mode"},editing:{title:"Editing",description:"Clicks select.",type:"boolean"},blockNames:{title:"Block names",description:"\
What editors call the blocks, by the name of the block.",type:"object",additionalProperties:{title:"Name",description:"I\
n the language of the studio.",type:"string"}}},required:["type","editing"]},{title:"Select",description:"Outlines a blo\
ck and scrolls to it.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the mes\
sage.",type:"string",const:"marquee:select"},entryId:{title:"Entry",description:"Id of the block’s entry, or null for no\
ne.",type:["string","null"],maxLength:64}},required:["type","entryId"]},{title:"Unsaved",description:"Shows the page wit\
h unsaved content.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the messag\
e.",type:"string",const:"marquee:unsaved"},unsaved:{title:"Unsaved",description:"All that is typed and not saved.",allOf:[
{$ref:"https://marquee.dev/schemas/studio/unsaved-content.schema.json"}]},sequence:{title:"Sequence",description:"Number\
 of the request; the newest wins.",type:"integer",minimum:0}},required:["type","unsaved","sequence"]},{title:"Version",description:"\
Shows the page as it was stored once; the page answers that it is ready again.",type:"object",additionalProperties:!1,properties:{
type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:version"},version:{title:"Version",description:"\
The page with its parts as they were.",allOf:[{$ref:"https://marquee.dev/schemas/studio/stored-version.schema.json"}]},sequence:{
title:"Sequence",description:"Number of the request; the newest wins.",type:"integer",minimum:0}},required:["type","vers\
ion","sequence"]},{title:"Refresh",description:"Drafts were saved: the page shows them. Content that is still unsaved st\
ays laid over them.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the messa\
ge.",type:"string",const:"marquee:refresh"},sequence:{title:"Sequence",description:"Number of the request; the newest wi\
ns.",type:"integer",minimum:0}},required:["type","sequence"]},{title:"Order",description:"Moves the blocks of a holder a\
t once; a refresh follows when the order is saved.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",
description:"Kind of the message.",type:"string",const:"marquee:order"},holder:{title:"Holder",description:"Id of the pa\
ge, layout or panel.",type:"string",pattern:"^[\\w.-]{1,64}$"},entryIds:{title:"Entries",description:"Ids of its blocks \
in their new order.",type:"array",maxItems:200,items:{type:"string",maxLength:64}}},required:["type","holder","entryIds"]},
{title:"Theme",description:"Shows the page in a theme that is not saved.",type:"object",additionalProperties:!1,properties:{
type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:theme"},stylesheet:{title:"Stylesheet",
description:"CSS of the theme, as the site makes it.",type:"string",maxLength:1e5}},required:["type","stylesheet"]},{title:"\
Compare",description:"The page is compared with another one: it is only looked at, outlines what differs and tells where\
 it is scrolled.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",
type:"string",const:"marquee:compare"},marks:{title:"Marks",description:"Blocks that differ.",type:"array",maxItems:400,
items:{title:"Mark",description:"A block that differs.",type:"object",additionalProperties:!1,properties:{key:{title:"Ke\
y",description:"Key of the block on its page.",type:"string",minLength:1,maxLength:80},change:{title:"Change",description:"\
What became of it.",type:"string",enum:["added","removed","changed","moved","data"]},label:{title:"Label",description:"T\
ext at the outline.",type:"string",maxLength:200}},required:["key","change","label"]}},shared:{title:"Shared",description:"\
Keys of the blocks that both pages have in the same order: places are told by them.",type:"array",maxItems:400,items:{title:"\
Key",description:"Key of the block on its page.",type:"string",minLength:1,maxLength:80}}},required:["type","marks","sha\
red"]},{title:"Scroll",description:"Scrolls a page that is compared to where the other one is.",type:"object",additionalProperties:!1,
properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:scroll"},place:{title:"Pl\
ace",description:"Place in the window: how many of the blocks that both pages have are above it, and the share of the ne\
xt.",type:"number",minimum:0,maximum:1e3}},required:["type","place"]},{title:"Show",description:"Tells the outline of a \
block from the others on a page that is compared.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",
description:"Kind of the message.",type:"string",const:"marquee:show"},key:{title:"Key",description:"Key of the block on\
 its page.",type:"string",minLength:1,maxLength:80},scrolls:{title:"Scrolls",description:"The page is scrolled to the bl\
ock; the other page follows.",type:"boolean"}},required:["type","key","scrolls"]}]};function _s(n,{instancePath:i="",parentData:f,
parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required pr\
operty 'type'"};e===null?e=[s]:e.push(s),t++}let r=n.type;if(typeof r=="string")if(r==="marquee:mode")if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}if(n.editing===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"editing"},message:"\
must have required property 'editing'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="editing"||s===
"blockNames")){let p={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.
type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:mode"){let p={instancePath:i+"/typ\
e",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"marquee:mode"},message:"must be eq\
ual to constant"};e===null?e=[p]:e.push(p),t++}}if(n.editing!==void 0&&typeof n.editing!="boolean"){let s={instancePath:i+
"/editing",schemaPath:"#/oneOf/0/properties/editing/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[s]:e.push(s),t++}if(n.blockNames!==void 0){let s=n.blockNames;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let p in s)if(typeof s[p]!="string"){let o={instancePath:i+"/blockNames/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/oneOf/0/properties/blockNames/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),t++}}else{let p={instancePath:i+"/blockNames",schemaPath:"#/oneOf/0/properties/blockNames/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r===
"marquee:select")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/on\
eOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),t++}if(n.entryId===void 0){let s={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[s]:e.push(s),t++}for(let s in n)
if(!(s==="type"||s==="entryId")){let p={instancePath:i,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.
type!==void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:select"){
let p={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"marquee\
:select"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(n.entryId!==void 0){let s=n.entryId;if(typeof s!=
"string"&&s!==null){let p={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/type",keyword:"type",params:{
type:Fe.oneOf[1].properties.entryId.type},message:"must be string,null"};e===null?e=[p]:e.push(p),t++}if(typeof s=="stri\
ng"&&b(s)>64){let p={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r===
"marquee:unsaved")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/o\
neOf/2/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),t++}if(n.unsaved===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{
missingProperty:"unsaved"},message:"must have required property 'unsaved'"};e===null?e=[s]:e.push(s),t++}if(n.sequence===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"sequence"},message:"\
must have required property 'sequence'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="unsaved"||s===
"sequence")){let p={instancePath:i,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!=
"string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:unsaved"){let p={instancePath:i+"/type",schemaPath:"\
#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"marquee:unsaved"},message:"must be equal to const\
ant"};e===null?e=[p]:e.push(p),t++}}if(n.unsaved!==void 0&&(F(n.unsaved,{instancePath:i+"/unsaved",parentData:n,parentDataProperty:"\
unsaved",rootData:h})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),n.sequence!==void 0){let s=n.sequence;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s=="number"&&
isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r===
"marquee:version")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/o\
neOf/3/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),t++}if(n.version===void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{
missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),t++}if(n.sequence===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"sequence"},message:"\
must have required property 'sequence'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="version"||s===
"sequence")){let p={instancePath:i,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!=
"string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:version"){let p={instancePath:i+"/type",schemaPath:"\
#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"marquee:version"},message:"must be equal to const\
ant"};e===null?e=[p]:e.push(p),t++}}if(n.version!==void 0&&(B(n.version,{instancePath:i+"/version",parentData:n,parentDataProperty:"\
version",rootData:h})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),n.sequence!==void 0){let s=n.sequence;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/3/properties/sequence/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s=="number"&&
isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/3/properties/sequence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r===
"marquee:refresh")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/o\
neOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),t++}if(n.sequence===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"required",params:{
missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),t++}for(let s in n)
if(!(s==="type"||s==="sequence")){let p={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.
type!==void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:refres\
h"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"mar\
quee:refresh"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(n.sequence!==void 0){let s=n.sequence;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/4/proper\
ties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:i+"/sequence",schemaPath:"#/oneOf/4/properties/sequence/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),t++}}}else{let s={
instancePath:i,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),t++}else if(r==="marquee:order")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),t++}if(n.holder===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"\
required",params:{missingProperty:"holder"},message:"must have required property 'holder'"};e===null?e=[s]:e.push(s),t++}
if(n.entryIds===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"\
entryIds"},message:"must have required property 'entryIds'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||
s==="holder"||s==="entryIds")){let p={instancePath:i,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==
void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:order"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"marquee:order"},message:"must\
 be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(n.holder!==void 0){let s=n.holder;if(typeof s=="string"){if(!q.
test(s)){let p={instancePath:i+"/holder",schemaPath:"#/oneOf/5/properties/holder/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+
"/holder",schemaPath:"#/oneOf/5/properties/holder/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}}if(n.entryIds!==void 0){let s=n.entryIds;if(Array.isArray(s)){if(s.length>200){let o={instancePath:i+
"/entryIds",schemaPath:"#/oneOf/5/properties/entryIds/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT \
have more than 200 items"};e===null?e=[o]:e.push(o),t++}let p=s.length;for(let o=0;o<p;o++){let a=s[o];if(typeof a=="str\
ing"){if(b(a)>64){let l={instancePath:i+"/entryIds/"+o,schemaPath:"#/oneOf/5/properties/entryIds/items/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:i+"/entryIds/"+o,schemaPath:"#/oneOf/5/properties/entryIds/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{let p={instancePath:i+"/entryIds",schemaPath:"#/oneOf/5/pr\
operties/entryIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{
let s={instancePath:i,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),t++}else if(r==="marquee:theme")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={
instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"type"},message:"must have req\
uired property 'type'"};e===null?e=[s]:e.push(s),t++}if(n.stylesheet===void 0){let s={instancePath:i,schemaPath:"#/oneOf\
/6/required",keyword:"required",params:{missingProperty:"stylesheet"},message:"must have required property 'stylesheet'"};
e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="stylesheet")){let p={instancePath:i,schemaPath:"#/oneO\
f/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional\
 properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!="string"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),t++}if(s!=="marquee:theme"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/6/properties/type/con\
st",keyword:"const",params:{allowedValue:"marquee:theme"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),
t++}}if(n.stylesheet!==void 0){let s=n.stylesheet;if(typeof s=="string"){if(b(s)>1e5){let p={instancePath:i+"/stylesheet",
schemaPath:"#/oneOf/6/properties/stylesheet/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have mor\
e than 100000 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/stylesheet",schemaPath:"#/oneOf/6/\
properties/stylesheet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{
let s={instancePath:i,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),t++}else if(r==="marquee:compare")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={
instancePath:i,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"type"},message:"must have req\
uired property 'type'"};e===null?e=[s]:e.push(s),t++}if(n.marks===void 0){let s={instancePath:i,schemaPath:"#/oneOf/7/re\
quired",keyword:"required",params:{missingProperty:"marks"},message:"must have required property 'marks'"};e===null?e=[s]:
e.push(s),t++}if(n.shared===void 0){let s={instancePath:i,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"\
shared"},message:"must have required property 'shared'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s===
"marks"||s==="shared")){let p={instancePath:i,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){
let s=n.type;if(typeof s!="string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/7/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:compare"){let p={instancePath:i+
"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{allowedValue:"marquee:compare"},message:"mu\
st be equal to constant"};e===null?e=[p]:e.push(p),t++}}if(n.marks!==void 0){let s=n.marks;if(Array.isArray(s)){if(s.length>
400){let o={instancePath:i+"/marks",schemaPath:"#/oneOf/7/properties/marks/maxItems",keyword:"maxItems",params:{limit:400},
message:"must NOT have more than 400 items"};e===null?e=[o]:e.push(o),t++}let p=s.length;for(let o=0;o<p;o++){let a=s[o];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.key===void 0){let l={instancePath:i+"/marks/"+o,schemaPath:"#/oneOf/7/\
properties/marks/items/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property \
'key'"};e===null?e=[l]:e.push(l),t++}if(a.change===void 0){let l={instancePath:i+"/marks/"+o,schemaPath:"#/oneOf/7/prope\
rties/marks/items/required",keyword:"required",params:{missingProperty:"change"},message:"must have required property 'c\
hange'"};e===null?e=[l]:e.push(l),t++}if(a.label===void 0){let l={instancePath:i+"/marks/"+o,schemaPath:"#/oneOf/7/prope\
rties/marks/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'la\
bel'"};e===null?e=[l]:e.push(l),t++}for(let l in a)if(!(l==="key"||l==="change"||l==="label")){let m={instancePath:i+"/m\
arks/"+o,schemaPath:"#/oneOf/7/properties/marks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),t++}if(a.key!==void 0){let l=a.key;if(typeof l==
"string"){if(b(l)>80){let m={instancePath:i+"/marks/"+o+"/key",schemaPath:"#/oneOf/7/properties/marks/items/properties/k\
ey/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(
m),t++}if(b(l)<1){let m={instancePath:i+"/marks/"+o+"/key",schemaPath:"#/oneOf/7/properties/marks/items/properties/key/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),
t++}}else{let m={instancePath:i+"/marks/"+o+"/key",schemaPath:"#/oneOf/7/properties/marks/items/properties/key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}if(a.change!==void 0){let l=a.change;
if(typeof l!="string"){let m={instancePath:i+"/marks/"+o+"/change",schemaPath:"#/oneOf/7/properties/marks/items/properti\
es/change/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(l==="a\
dded"||l==="removed"||l==="changed"||l==="moved"||l==="data")){let m={instancePath:i+"/marks/"+o+"/change",schemaPath:"#\
/oneOf/7/properties/marks/items/properties/change/enum",keyword:"enum",params:{allowedValues:Fe.oneOf[7].properties.marks.
items.properties.change.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(a.label!==
void 0){let l=a.label;if(typeof l=="string"){if(b(l)>200){let m={instancePath:i+"/marks/"+o+"/label",schemaPath:"#/oneOf\
/7/properties/marks/items/properties/label/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/marks/"+o+"/label",schemaPath:"#/oneOf\
/7/properties/marks/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}}}else{let l={instancePath:i+"/marks/"+o,schemaPath:"#/oneOf/7/properties/marks/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}}else{let p={instancePath:i+"/marks",
schemaPath:"#/oneOf/7/properties/marks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:
e.push(p),t++}}if(n.shared!==void 0){let s=n.shared;if(Array.isArray(s)){if(s.length>400){let o={instancePath:i+"/shared",
schemaPath:"#/oneOf/7/properties/shared/maxItems",keyword:"maxItems",params:{limit:400},message:"must NOT have more than\
 400 items"};e===null?e=[o]:e.push(o),t++}let p=s.length;for(let o=0;o<p;o++){let a=s[o];if(typeof a=="string"){if(b(a)>
80){let l={instancePath:i+"/shared/"+o,schemaPath:"#/oneOf/7/properties/shared/items/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[l]:e.push(l),t++}if(b(a)<1){let l={instancePath:i+
"/shared/"+o,schemaPath:"#/oneOf/7/properties/shared/items/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/shared/"+o,schemaPath:"#/\
oneOf/7/properties/shared/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),t++}}}else{let p={instancePath:i+"/shared",schemaPath:"#/oneOf/7/properties/shared/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/7/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r==="marquee:scroll")if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/8/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),t++}if(n.place===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"place"},message:"\
must have required property 'place'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="place")){let p={
instancePath:i,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!=
"string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/8/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:scroll"){let p={instancePath:i+"/type",schemaPath:"\
#/oneOf/8/properties/type/const",keyword:"const",params:{allowedValue:"marquee:scroll"},message:"must be equal to consta\
nt"};e===null?e=[p]:e.push(p),t++}}if(n.place!==void 0){let s=n.place;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s)){let p={instancePath:i+"/place",schemaPath:"#/oneOf/8/properties/place/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[p]:e.push(p),t++}if(s<0||isNaN(s)){let p={instancePath:i+"/place",
schemaPath:"#/oneOf/8/properties/place/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/place",schemaPath:"#/oneOf/8/properties/place/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),t++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/8/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else if(r===
"marquee:show")if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){let s={instancePath:i,schemaPath:"#/oneO\
f/9/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),t++}if(n.key===void 0){let s={instancePath:i,schemaPath:"#/oneOf/9/required",keyword:"required",params:{
missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[s]:e.push(s),t++}if(n.scrolls===void 0){
let s={instancePath:i,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"scrolls"},message:"mus\
t have required property 'scrolls'"};e===null?e=[s]:e.push(s),t++}for(let s in n)if(!(s==="type"||s==="key"||s==="scroll\
s")){let p={instancePath:i,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(n.type!==void 0){let s=n.type;if(typeof s!=
"string"){let p={instancePath:i+"/type",schemaPath:"#/oneOf/9/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}if(s!=="marquee:show"){let p={instancePath:i+"/type",schemaPath:"\
#/oneOf/9/properties/type/const",keyword:"const",params:{allowedValue:"marquee:show"},message:"must be equal to constant"};
e===null?e=[p]:e.push(p),t++}}if(n.key!==void 0){let s=n.key;if(typeof s=="string"){if(b(s)>80){let p={instancePath:i+"/\
key",schemaPath:"#/oneOf/9/properties/key/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more t\
han 80 characters"};e===null?e=[p]:e.push(p),t++}if(b(s)<1){let p={instancePath:i+"/key",schemaPath:"#/oneOf/9/propertie\
s/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.
push(p),t++}}else{let p={instancePath:i+"/key",schemaPath:"#/oneOf/9/properties/key/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(n.scrolls!==void 0&&typeof n.scrolls!="boolean"){let s={
instancePath:i+"/scrolls",schemaPath:"#/oneOf/9/properties/scrolls/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i,schemaPath:"#/oneOf/9/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}else{let s={instancePath:i,schemaPath:"#/discrimin\
ator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:r},message:'value of tag "type" must be in one\
Of'};e===null?e=[s]:e.push(s),t++}else{let s={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"type",tagValue:r},message:'tag "type" must be string'};e===null?e=[s]:e.push(s),t++}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _s.
errors=e,t===0}var ti=Hs;function Hs(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.token===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[r]:e.push(r),t++}if(n.personId===void 0){let r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"personId"},message:"must have required property 'per\
sonId'"};e===null?e=[r]:e.push(r),t++}if(n.name===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(n.email===
void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must \
have required property 'email'"};e===null?e=[r]:e.push(r),t++}if(n.token!==void 0){let r=n.token;if(typeof r=="string"){
if(b(r)<1){let s={instancePath:i+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/token",schemaPath:"\
#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(n.
personId!==void 0&&typeof n.personId!="string"){let r={instancePath:i+"/personId",schemaPath:"#/properties/personId/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.name!==void 0&&typeof n.
name!="string"){let r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(n.email!==void 0&&typeof n.email!="string"){let r={instancePath:i+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),t++}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return Hs.errors=e,t===0}var ii=Us;function Us(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){let e=null,t=0;if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.brands===void 0){let r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[r]:e.push(r),t++}for(let r in n)if(r!==
"brands"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(n.brands!==void 0){let r=n.brands;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){
let a={instancePath:i+"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),t++}if(o.name===void 0){let a={instancePath:i+
"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[a]:e.push(a),t++}if(o.defaultLocale===void 0){let a={instancePath:i+"/b\
rands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"defaultLocale"},message:"\
must have required property 'defaultLocale'"};e===null?e=[a]:e.push(a),t++}if(o.markets===void 0){let a={instancePath:i+
"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"markets"},message:"\
must have required property 'markets'"};e===null?e=[a]:e.push(a),t++}for(let a in o)if(!(a==="id"||a==="name"||a==="defa\
ultLocale"||a==="markets")){let l={instancePath:i+"/brands/"+p,schemaPath:"#/properties/brands/items/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),t++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:i+"/brands/"+p+"/id",schemaPath:"#/prop\
erties/brands/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:i+"/brands/"+p+"/name",schemaPath:"#/proper\
ties/brands/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),t++}if(o.defaultLocale!==void 0&&typeof o.defaultLocale!="string"){let a={instancePath:i+"/brands/"+p+"/defaultL\
ocale",schemaPath:"#/properties/brands/items/properties/defaultLocale/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),t++}if(o.markets!==void 0){let a=o.markets;if(Array.isArray(a)){let l=a.length;
for(let m=0;m<l;m++){let u=a[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.code===void 0){let d={instancePath:i+"\
/brands/"+p+"/markets/"+m,schemaPath:"#/properties/brands/items/properties/markets/items/required",keyword:"required",params:{
missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[d]:e.push(d),t++}if(u.name===void 0){let d={
instancePath:i+"/brands/"+p+"/markets/"+m,schemaPath:"#/properties/brands/items/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(d),t++}if(u.
timeZone===void 0){let d={instancePath:i+"/brands/"+p+"/markets/"+m,schemaPath:"#/properties/brands/items/properties/mar\
kets/items/required",keyword:"required",params:{missingProperty:"timeZone"},message:"must have required property 'timeZo\
ne'"};e===null?e=[d]:e.push(d),t++}if(u.locales===void 0){let d={instancePath:i+"/brands/"+p+"/markets/"+m,schemaPath:"#\
/properties/brands/items/properties/markets/items/required",keyword:"required",params:{missingProperty:"locales"},message:"\
must have required property 'locales'"};e===null?e=[d]:e.push(d),t++}for(let d in u)if(!(d==="code"||d==="name"||d==="ti\
meZone"||d==="locales")){let y={instancePath:i+"/brands/"+p+"/markets/"+m,schemaPath:"#/properties/brands/items/properti\
es/markets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),t++}if(u.code!==void 0&&typeof u.code!="string"){let d={instancePath:i+
"/brands/"+p+"/markets/"+m+"/code",schemaPath:"#/properties/brands/items/properties/markets/items/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.name!==void 0&&typeof u.
name!="string"){let d={instancePath:i+"/brands/"+p+"/markets/"+m+"/name",schemaPath:"#/properties/brands/items/propertie\
s/markets/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),t++}if(u.timeZone!==void 0&&typeof u.timeZone!="string"){let d={instancePath:i+"/brands/"+p+"/markets/"+m+"/timeZone",
schemaPath:"#/properties/brands/items/properties/markets/items/properties/timeZone/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(u.locales!==void 0){let d=u.locales;if(Array.isArray(d)){
if(d.length<1){let g={instancePath:i+"/brands/"+p+"/markets/"+m+"/locales",schemaPath:"#/properties/brands/items/propert\
ies/markets/items/properties/locales/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 i\
tems"};e===null?e=[g]:e.push(g),t++}let y=d.length;for(let g=0;g<y;g++){let k=d[g];if(k&&typeof k=="object"&&!Array.isArray(
k)){if(k.locale===void 0){let P={instancePath:i+"/brands/"+p+"/markets/"+m+"/locales/"+g,schemaPath:"#/properties/brands\
/items/properties/markets/items/properties/locales/items/required",keyword:"required",params:{missingProperty:"locale"},
message:"must have required property 'locale'"};e===null?e=[P]:e.push(P),t++}if(k.contentLocale===void 0){let P={instancePath:i+
"/brands/"+p+"/markets/"+m+"/locales/"+g,schemaPath:"#/properties/brands/items/properties/markets/items/properties/local\
es/items/required",keyword:"required",params:{missingProperty:"contentLocale"},message:"must have required property 'con\
tentLocale'"};e===null?e=[P]:e.push(P),t++}if(k.label===void 0){let P={instancePath:i+"/brands/"+p+"/markets/"+m+"/local\
es/"+g,schemaPath:"#/properties/brands/items/properties/markets/items/properties/locales/items/required",keyword:"requir\
ed",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[P]:e.push(P),t++}for(let P in k)
if(!(P==="locale"||P==="contentLocale"||P==="label")){let v={instancePath:i+"/brands/"+p+"/markets/"+m+"/locales/"+g,schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:P},message:"must NOT have additional properties"};e===null?e=[v]:e.push(v),t++}if(k.
locale!==void 0&&typeof k.locale!="string"){let P={instancePath:i+"/brands/"+p+"/markets/"+m+"/locales/"+g+"/locale",schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/items/properties/locale/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}if(k.contentLocale!==void 0&&typeof k.contentLocale!=
"string"){let P={instancePath:i+"/brands/"+p+"/markets/"+m+"/locales/"+g+"/contentLocale",schemaPath:"#/properties/brand\
s/items/properties/markets/items/properties/locales/items/properties/contentLocale/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[P]:e.push(P),t++}if(k.label!==void 0&&typeof k.label!="string"){let P={instancePath:i+
"/brands/"+p+"/markets/"+m+"/locales/"+g+"/label",schemaPath:"#/properties/brands/items/properties/markets/items/propert\
ies/locales/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:
e.push(P),t++}}else{let P={instancePath:i+"/brands/"+p+"/markets/"+m+"/locales/"+g,schemaPath:"#/properties/brands/items\
/properties/markets/items/properties/locales/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[P]:e.push(P),t++}}}else{let y={instancePath:i+"/brands/"+p+"/markets/"+m+"/locales",schemaPath:"#/properties\
/brands/items/properties/markets/items/properties/locales/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[y]:e.push(y),t++}}}else{let d={instancePath:i+"/brands/"+p+"/markets/"+m,schemaPath:"#/properties/bran\
ds/items/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.
push(d),t++}}}else{let l={instancePath:i+"/brands/"+p+"/markets",schemaPath:"#/properties/brands/items/properties/market\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}}else{let a={instancePath:i+
"/brands/"+p,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),t++}}}else{let s={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Us.errors=e,t===
0}var ai=Ks;var Or=new RegExp("^[\\x21-\\x7e]{8,200}$","u");function Ks(n,{instancePath:i="",parentData:f,parentDataProperty:c,rootData:h=n}={}){
let e=null,t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.token===void 0){let r={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};e===null?e=[r]:
e.push(r),t++}for(let r in n)if(r!=="token"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(n.token!==void 0){let r=n.token;if(typeof r=="string"){if(!Or.test(r)){let s={instancePath:i+"/token",schemaPath:"#/p\
roperties/token/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]{8,200}$"},message:'must match pattern "^[\\x21\
-\\x7e]{8,200}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/token",schemaPath:"#/properties/token/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{let r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ks.
errors=e,t===0}var pi=F;export{Lr as validateAccessTokens,Dr as validateBrandCheckReply,zr as validateBrandCheckRequest,Sr as validateBrandEditReply,
Er as validateBrandEditRequest,Fr as validateBrandFault,Br as validateBrandPlace,Cr as validateBrandSettingsReply,Vr as validateBrandSettingsRequest,
Wr as validateBrandStatesReply,Zr as validateBrandStatesRequest,Mr as validateBrandTextsReply,Rr as validateBrandTextsRequest,
_r as validateBulkAction,Hr as validateCampaignChoicesReply,Ur as validateCampaignChoicesRequest,Kr as validateCheckReply,
Gr as validateCheckRequest,Jr as validateContentComment,Yr as validateContentComments,Qr as validateContentError,Xr as validateContentLink,
et as validateContentPeople,st as validateContentPerson,rt as validateContentRelease,tt as validateContentReleases,it as validateContentTag,
at as validateContentTask,pt as validateContentTasks,nt as validateEntryCopy,ot as validateEntrySnapshots,lt as validateExperimentsReply,
mt as validateExperimentsRequest,dt as validateFieldChange,ut as validateFieldConflict,yt as validateImpactReply,ht as validateImpactRequest,
ct as validateLaunchReportReply,ft as validateLaunchReportRequest,gt as validateLocalBackup,bt as validateManagedAsset,Pt as validateManagedAssets,
kt as validateManagedEntries,wt as validateManagedEntry,qt as validateManagedPeople,vt as validateManagedPerson,jt as validateNewBrandCheckReply,
At as validateNewBrandChoices,Nt as validateNewBrandContent,xt as validateNewBrandProgress,Ot as validateNewBrandRequest,
Tt as validateNewBrandWritten,It as validateOpenidAttempt,$t as validatePageMessage,Lt as validatePeopleChoices,Dt as validatePresenceBeat,
zt as validatePresenceReply,St as validatePreviewBlock,Et as validatePreviewBlocksAnswer,Ft as validatePreviewBlocksRequest,
Bt as validatePreviewCondition,Ct as validatePreviewFacts,Vt as validatePreviewGrant,Wt as validatePreviewNote,Zt as validatePreviewPage,
Mt as validatePublishedEntries,Rt as validateReleaseAction,_t as validateReleaseActions,Ht as validateSaveReply,Ut as validateSaveRequest,
Kt as validateScheduledAction,Gt as validateScheduledActions,Jt as validateSignInReply,Yt as validateSignInRequest,Qt as validateSignInWays,
Xt as validateSpaceMemberships,ei as validateSpaceRoles,si as validateStoredVersion,ri as validateStudioMessage,ti as validateStudioSession,
ii as validateStudioSites,ai as validateTokenSignIn,pi as validateUnsavedContent};
