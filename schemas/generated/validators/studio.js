/* Generated from schemas/ by `npm run generate`. Do not edit. */
var de=(o,i)=>()=>(i||o((i={exports:{}}).exports,i),i.exports);var ye=de(Q=>{"use strict";Object.defineProperty(Q,"__esModule",{value:!0});function ue(o){let i=o.length,f=0,h=0,y;for(;h<
i;)f++,y=o.charCodeAt(h++),y>=55296&&y<=56319&&h<i&&(y=o.charCodeAt(h),(y&64512)===56320&&h++);return f}Q.default=ue;ue.
code='require("ajv/dist/runtime/ucs2length").default'});var we=de(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});x.formatNames=x.fastFormats=x.fullFormats=void 0;
function T(o,i){return{validate:o,compare:i}}x.fullFormats={date:T(ge,re),time:T(se(!0),ie),"date-time":T(ce(!0),Pe),"is\
o-time":T(se(),be),"iso-date-time":T(ce(),ke),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ls,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Cs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:Ds,int32:{type:"number",validate:Fs},int64:{type:"number",validate:Es},float:{type:"number",validate:fe},double:{type:"\
number",validate:fe},password:!0,binary:!0};x.fastFormats={...x.fullFormats,date:T(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,re),time:T(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ie),"date-time":T(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Pe),"iso-time":T(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,be),"iso-date-time":T(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ke),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
x.formatNames=Object.keys(x.fullFormats);function Ns(o){return o%4===0&&(o%100!==0||o%400===0)}var Is=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Ts=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ge(o){let i=Is.exec(o);if(!i)return!1;let f=+i[1],h=+i[2],y=+i[3];return h>=
1&&h<=12&&y>=1&&y<=(h===2&&Ns(f)?29:Ts[h])}function re(o,i){if(o&&i)return o>i?1:o<i?-1:0}var ee=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function se(o){return function(f){let h=ee.exec(f);if(!h)return!1;let y=+h[1],e=+h[2],r=+h[3],t=h[4],s=h[5]==="-"?-1:1,a=+(h[6]||
0),n=+(h[7]||0);if(a>23||n>59||o&&!t)return!1;if(y<=23&&e<=59&&r<60)return!0;let p=e-n*s,l=y-a*s-(p<0?1:0);return(l===23||
l===-1)&&(p===59||p===-1)&&r<61}}function ie(o,i){if(!(o&&i))return;let f=new Date("2020-01-01T"+o).valueOf(),h=new Date(
"2020-01-01T"+i).valueOf();if(f&&h)return f-h}function be(o,i){if(!(o&&i))return;let f=ee.exec(o),h=ee.exec(i);if(f&&h)return o=
f[1]+f[2]+f[3],i=h[1]+h[2]+h[3],o>i?1:o<i?-1:0}var te=/t|\s/i;function ce(o){let i=se(o);return function(h){let y=h.split(
te);return y.length===2&&ge(y[0])&&i(y[1])}}function Pe(o,i){if(!(o&&i))return;let f=new Date(o).valueOf(),h=new Date(i).
valueOf();if(f&&h)return f-h}function ke(o,i){if(!(o&&i))return;let[f,h]=o.split(te),[y,e]=i.split(te),r=re(f,y);if(r!==
void 0)return r||ie(h,e)}var xs=/\/|:/,$s=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ls(o){return xs.test(o)&&$s.test(o)}var he=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Ds(o){return he.lastIndex=0,he.test(o)}var zs=-(2**31),Ss=2**31-1;function Fs(o){return Number.isInteger(o)&&o<=
Ss&&o>=zs}function Es(o){return Number.isInteger(o)}function fe(){return!0}var Bs=/[^\\]\\Z/;function Cs(o){if(Bs.test(o))
return!1;try{return new RegExp(o),!0}catch{return!1}}});var pt=xe,ae={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/access-tokens.sc\
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
required:["items"],additionalProperties:!0};function xe(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[t]:
e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/ite\
ms/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?
e=[p]:e.push(p),r++}if(n.name===void 0){let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),
r++}if(n.scopes===void 0){let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"requ\
ired",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};e===null?e=[p]:e.push(p),r++}if(n.
revokedAt===void 0){let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",
params:{missingProperty:"revokedAt"},message:"must have required property 'revokedAt'"};e===null?e=[p]:e.push(p),r++}if(n.
sys!==void 0){let p=n.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let l={instancePath:i+"/items/"+
a+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[l]:e.push(l),r++}if(p.createdAt===void 0){let l={instancePath:i+
"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[l]:e.push(l),r++}if(p.expiresAt===void 0){let l={
instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{
missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[l]:e.push(l),r++}if(p.lastUsedAt===
void 0){let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"\
required",params:{missingProperty:"lastUsedAt"},message:"must have required property 'lastUsedAt'"};e===null?e=[l]:e.push(
l),r++}if(p.redactedValue===void 0){let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/proper\
ties/sys/required",keyword:"required",params:{missingProperty:"redactedValue"},message:"must have required property 'red\
actedValue'"};e===null?e=[l]:e.push(l),r++}if(p.id!==void 0&&typeof p.id!="string"){let l={instancePath:i+"/items/"+a+"/\
sys/id",schemaPath:"#/properties/items/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}if(p.createdAt!==void 0&&typeof p.createdAt!="string"){let l={instancePath:i+
"/items/"+a+"/sys/createdAt",schemaPath:"#/properties/items/items/properties/sys/properties/createdAt/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(p.expiresAt!==void 0){let l=p.expiresAt;
if(typeof l!="string"&&l!==null){let m={instancePath:i+"/items/"+a+"/sys/expiresAt",schemaPath:"#/properties/items/items\
/properties/sys/properties/expiresAt/type",keyword:"type",params:{type:ae.properties.items.items.properties.sys.properties.
expiresAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),r++}}if(p.lastUsedAt!==void 0){let l=p.lastUsedAt;
if(typeof l!="string"&&l!==null){let m={instancePath:i+"/items/"+a+"/sys/lastUsedAt",schemaPath:"#/properties/items/item\
s/properties/sys/properties/lastUsedAt/type",keyword:"type",params:{type:ae.properties.items.items.properties.sys.properties.
lastUsedAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),r++}}if(p.redactedValue!==void 0&&typeof p.redactedValue!=
"string"){let l={instancePath:i+"/items/"+a+"/sys/redactedValue",schemaPath:"#/properties/items/items/properties/sys/pro\
perties/redactedValue/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.name!==void 0&&typeof n.name!="string"){let p={
instancePath:i+"/items/"+a+"/name",schemaPath:"#/properties/items/items/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.scopes!==void 0){let p=n.scopes;if(Array.isArray(p)){
let l=p.length;for(let m=0;m<l;m++)if(typeof p[m]!="string"){let u={instancePath:i+"/items/"+a+"/scopes/"+m,schemaPath:"\
#/properties/items/items/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+"/items/"+a+"/scopes",schemaPath:"#/properties/items/items/properti\
es/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.revokedAt!==
void 0){let p=n.revokedAt;if(typeof p!="string"&&p!==null){let l={instancePath:i+"/items/"+a+"/revokedAt",schemaPath:"#/\
properties/items/items/properties/revokedAt/type",keyword:"type",params:{type:ae.properties.items.items.properties.revokedAt.
type},message:"must be string,null"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/items/"+a,schemaPath:"#\
/properties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{
let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return xe.errors=e,r===0}var ot=$e,B={$schema:"http://json-\
schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/brand-check-reply.schema.json",title:"Brand check r\
eply",description:"Whether a site accepts changes.",type:"object",properties:{faults:{title:"Faults",description:"Empty \
when the site accepts the changes.",type:"array",items:{title:"Fault",description:"Something that the site refuses.",type:"\
object",properties:{file:{title:"File",description:"Below the folder of brands.",type:"string"},pointer:{title:"Pointer",
description:"JSON pointer of the value; empty for the file as a whole.",type:"string"},reason:{title:"Reason",description:"\
What is wrong and what to do, in English.",type:"string"}},required:["file","pointer","reason"],additionalProperties:!1}},
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
"contrast","stored","files"],additionalProperties:!1},$=new RegExp("^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2\
,8})\\.json$","u"),E=new RegExp("^(/[^/]+)+$","u"),P=ye().default;function $e(o,{instancePath:i="",parentData:f,parentDataProperty:h,
rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.faults===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"faults"},message:"must have required property 'fault\
s'"};e===null?e=[t]:e.push(t),r++}if(o.conflicts===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"conflicts"},message:"must have required property 'conflicts'"};e===null?e=[t]:e.push(t),r++}
if(o.contrast===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contra\
st"},message:"must have required property 'contrast'"};e===null?e=[t]:e.push(t),r++}if(o.stored===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"stored"},message:"must have required property 'store\
d'"};e===null?e=[t]:e.push(t),r++}if(o.files===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[t]:e.push(t),r++}for(let t in o)
if(!(t==="faults"||t==="conflicts"||t==="contrast"||t==="stylesheet"||t==="stored"||t==="files")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(o.faults!==void 0){let t=o.faults;if(Array.isArray(t)){let s=t.length;
for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){let p={instancePath:i+"\
/faults/"+a,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty:"file"},message:"\
must have required property 'file'"};e===null?e=[p]:e.push(p),r++}if(n.pointer===void 0){let p={instancePath:i+"/faults/"+
a,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"must ha\
ve required property 'pointer'"};e===null?e=[p]:e.push(p),r++}if(n.reason===void 0){let p={instancePath:i+"/faults/"+a,schemaPath:"\
#/properties/faults/items/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required pro\
perty 'reason'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="pointer"||p==="reason")){let l={instancePath:i+
"/faults/"+a,schemaPath:"#/properties/faults/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.file!==void 0&&typeof n.file!="string"){
let p={instancePath:i+"/faults/"+a+"/file",schemaPath:"#/properties/faults/items/properties/file/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.pointer!==void 0&&typeof n.pointer!="string"){
let p={instancePath:i+"/faults/"+a+"/pointer",schemaPath:"#/properties/faults/items/properties/pointer/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.reason!==void 0&&typeof n.reason!=
"string"){let p={instancePath:i+"/faults/"+a+"/reason",schemaPath:"#/properties/faults/items/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/faults\
/"+a,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.conflicts!==void 0){let t=o.conflicts;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){
let p={instancePath:i+"/conflicts/"+a,schemaPath:"#/properties/conflicts/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),r++}if(n.pointer===void 0){let p={instancePath:i+
"/conflicts/"+a,schemaPath:"#/properties/conflicts/items/required",keyword:"required",params:{missingProperty:"pointer"},
message:"must have required property 'pointer'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="point\
er"||p==="base"||p==="yours"||p==="theirs")){let l={instancePath:i+"/conflicts/"+a,schemaPath:"#/properties/conflicts/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional\
 properties"};e===null?e=[l]:e.push(l),r++}if(n.file!==void 0){let p=n.file;if(typeof p=="string"){if(!$.test(p)){let l={
instancePath:i+"/conflicts/"+a+"/file",schemaPath:"#/properties/conflicts/items/properties/file/pattern",keyword:"patter\
n",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(br\
and|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/conflicts/"+a+"/file",schemaPath:"#/properties/conflicts/items/properties/file/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.pointer!==void 0){let p=n.pointer;if(typeof p=="string"){
if(P(p)>300){let l={instancePath:i+"/conflicts/"+a+"/pointer",schemaPath:"#/properties/conflicts/items/properties/pointe\
r/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(
l),r++}if(!E.test(p)){let l={instancePath:i+"/conflicts/"+a+"/pointer",schemaPath:"#/properties/conflicts/items/properti\
es/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/conflicts/"+a+"/pointer",schemaPath:"#/properties/conflicts/items/prop\
erties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.
base!==void 0){let p=n.base;if(typeof p!="object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="bo\
olean"){let l={instancePath:i+"/conflicts/"+a+"/base",schemaPath:"#/properties/conflicts/items/properties/base/type",keyword:"\
type",params:{type:B.properties.conflicts.items.properties.base.type},message:"must be string,number,boolean,object,arra\
y,null"};e===null?e=[l]:e.push(l),r++}}if(n.yours!==void 0){let p=n.yours;if(typeof p!="object"&&typeof p!="string"&&!(typeof p==
"number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/conflicts/"+a+"/yours",schemaPath:"#/properties/con\
flicts/items/properties/yours/type",keyword:"type",params:{type:B.properties.conflicts.items.properties.yours.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}if(n.theirs!==void 0){let p=n.theirs;if(typeof p!=
"object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/conflicts\
/"+a+"/theirs",schemaPath:"#/properties/conflicts/items/properties/theirs/type",keyword:"type",params:{type:B.properties.
conflicts.items.properties.theirs.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(
l),r++}}}else{let p={instancePath:i+"/conflicts/"+a,schemaPath:"#/properties/conflicts/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/conflicts",schemaPath:"\
#/properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(o.contrast!==void 0){let t=o.contrast;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.on===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/it\
ems/required",keyword:"required",params:{missingProperty:"on"},message:"must have required property 'on'"};e===null?e=[p]:
e.push(p),r++}if(n.ground===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/require\
d",keyword:"required",params:{missingProperty:"ground"},message:"must have required property 'ground'"};e===null?e=[p]:e.
push(p),r++}if(n.ratio===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/required",
keyword:"required",params:{missingProperty:"ratio"},message:"must have required property 'ratio'"};e===null?e=[p]:e.push(
p),r++}if(n.least===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/required",keyword:"\
required",params:{missingProperty:"least"},message:"must have required property 'least'"};e===null?e=[p]:e.push(p),r++}if(n.
suggested===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/required",keyword:"requ\
ired",params:{missingProperty:"suggested"},message:"must have required property 'suggested'"};e===null?e=[p]:e.push(p),r++}
for(let p in n)if(!(p==="on"||p==="ground"||p==="ratio"||p==="least"||p==="suggested")){let l={instancePath:i+"/contrast\
/"+a,schemaPath:"#/properties/contrast/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.on!==void 0&&typeof n.on!="string"){let p={
instancePath:i+"/contrast/"+a+"/on",schemaPath:"#/properties/contrast/items/properties/on/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.ground!==void 0&&typeof n.ground!="string"){let p={
instancePath:i+"/contrast/"+a+"/ground",schemaPath:"#/properties/contrast/items/properties/ground/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.ratio!==void 0){let p=n.ratio;if(!(typeof p==
"number"&&isFinite(p))){let l={instancePath:i+"/contrast/"+a+"/ratio",schemaPath:"#/properties/contrast/items/properties\
/ratio/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),r++}}if(n.least!==
void 0){let p=n.least;if(!(typeof p=="number"&&isFinite(p))){let l={instancePath:i+"/contrast/"+a+"/least",schemaPath:"#\
/properties/contrast/items/properties/least/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[l]:e.push(l),r++}}if(n.suggested!==void 0){let p=n.suggested;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++){
let u=p[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.token===void 0){let d={instancePath:i+"/contrast/"+a+"/sugg\
ested/"+m,schemaPath:"#/properties/contrast/items/properties/suggested/items/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[d]:e.push(d),r++}if(u.value===void 0){let d={instancePath:i+
"/contrast/"+a+"/suggested/"+m,schemaPath:"#/properties/contrast/items/properties/suggested/items/required",keyword:"req\
uired",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[d]:e.push(d),r++}for(let d in u)
if(!(d==="token"||d==="value")){let c={instancePath:i+"/contrast/"+a+"/suggested/"+m,schemaPath:"#/properties/contrast/i\
tems/properties/suggested/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(u.token!==void 0&&typeof u.token!="string"){let d={
instancePath:i+"/contrast/"+a+"/suggested/"+m+"/token",schemaPath:"#/properties/contrast/items/properties/suggested/item\
s/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.
value!==void 0&&typeof u.value!="string"){let d={instancePath:i+"/contrast/"+a+"/suggested/"+m+"/value",schemaPath:"#/pr\
operties/contrast/items/properties/suggested/items/properties/value/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/contrast/"+a+"/suggested/"+m,schemaPath:"#/p\
roperties/contrast/items/properties/suggested/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/contrast/"+a+"/suggested",schemaPath:"#/properties/contrast/\
items/properties/suggested/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),
r++}}}else{let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/contrast",schemaPath:"#/p\
roperties/contrast/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.
stylesheet!==void 0&&typeof o.stylesheet!="string"){let t={instancePath:i+"/stylesheet",schemaPath:"#/properties/stylesh\
eet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.stored!==void 0){
let t=o.stored;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.file===void 0){let p={instancePath:i+"/stored/"+a,schemaPath:"#/properties/stored/items/required",keyword:"requ\
ired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),r++}if(n.pointer===
void 0){let p={instancePath:i+"/stored/"+a,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"\
pointer"},message:"must have required property 'pointer'"};e===null?e=[p]:e.push(p),r++}if(n.by===void 0){let p={instancePath:i+
"/stored/"+a,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"by"},message:"m\
ust have required property 'by'"};e===null?e=[p]:e.push(p),r++}if(n.at===void 0){let p={instancePath:i+"/stored/"+a,schemaPath:"\
#/properties/stored/items/required",keyword:"required",params:{missingProperty:"at"},message:"must have required propert\
y 'at'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="pointer"||p==="base"||p==="value"||p==="by"||
p==="at")){let l={instancePath:i+"/stored/"+a,schemaPath:"#/properties/stored/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}
if(n.file!==void 0){let p=n.file;if(typeof p=="string"){if(!$.test(p)){let l={instancePath:i+"/stored/"+a+"/file",schemaPath:"\
#/properties/stored/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4\
}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.\
json$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/stored/"+a+"/file",schemaPath:"#/properties/stored/i\
tems/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}
if(n.pointer!==void 0){let p=n.pointer;if(typeof p=="string"){if(P(p)>300){let l={instancePath:i+"/stored/"+a+"/pointer",
schemaPath:"#/properties/stored/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit:300},message:"must\
 NOT have more than 300 characters"};e===null?e=[l]:e.push(l),r++}if(!E.test(p)){let l={instancePath:i+"/stored/"+a+"/po\
inter",schemaPath:"#/properties/stored/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},
message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/stored/"+a+"/poin\
ter",schemaPath:"#/properties/stored/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[l]:e.push(l),r++}}if(n.base!==void 0){let p=n.base;if(typeof p!="object"&&typeof p!="string"&&!(typeof p==
"number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/stored/"+a+"/base",schemaPath:"#/properties/stored/\
items/properties/base/type",keyword:"type",params:{type:B.properties.stored.items.properties.base.type},message:"must be\
 string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}if(n.value!==void 0){let p=n.value;if(typeof p!=
"object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/stored/"+
a+"/value",schemaPath:"#/properties/stored/items/properties/value/type",keyword:"type",params:{type:B.properties.stored.
items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}if(n.
by!==void 0&&typeof n.by!="string"){let p={instancePath:i+"/stored/"+a+"/by",schemaPath:"#/properties/stored/items/prope\
rties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.at!==void 0&&
typeof n.at!="string"){let p={instancePath:i+"/stored/"+a+"/at",schemaPath:"#/properties/stored/items/properties/at/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/stored/"+a,schemaPath:"#/properties/stored/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/stored",schemaPath:"#/properties/stored/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.files!==void 0){let t=o.files;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){
let p={instancePath:i+"/files/"+a,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="v\
alue")){let l={instancePath:i+"/files/"+a,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.
file!==void 0){let p=n.file;if(typeof p=="string"){if(!$.test(p)){let l={instancePath:i+"/files/"+a+"/file",schemaPath:"\
#/properties/files/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}\
|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.j\
son$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/files/"+a+"/file",schemaPath:"#/properties/files/item\
s/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.
value!==void 0){let p=n.value;if(typeof p!="object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="\
boolean"){let l={instancePath:i+"/files/"+a+"/value",schemaPath:"#/properties/files/items/properties/value/type",keyword:"\
type",params:{type:B.properties.files.items.properties.value.type},message:"must be string,number,boolean,object,array,n\
ull"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/files/"+a,schemaPath:"#/properties/files/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/files",
schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}return $e.errors=e,r===0}var nt=Le,J={$schema:"http://json-schema.org/draft-07/schema#",$id:"\
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
8601.",type:"string"}},required:["brand","stored","changes","by","at"],additionalProperties:!1},X=new RegExp("^[a-z][a-z\
0-9-]*$","u");function Le(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.brand===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[t]:e.push(t),r++}if(o.stored===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stored"},message:"must\
 have required property 'stored'"};e===null?e=[t]:e.push(t),r++}if(o.changes===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===null?
e=[t]:e.push(t),r++}if(o.by===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
by"},message:"must have required property 'by'"};e===null?e=[t]:e.push(t),r++}if(o.at===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===null?e=[t]:
e.push(t),r++}for(let t in o)if(!(t==="brand"||t==="stored"||t==="changes"||t==="by"||t==="at")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(o.brand!==void 0){let t=o.brand;if(typeof t=="string"){if(P(t)>64){let s={instancePath:i+
"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more tha\
n 64 characters"};e===null?e=[s]:e.push(s),r++}if(!X.test(t)){let s={instancePath:i+"/brand",schemaPath:"#/properties/br\
and/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.stored!==void 0){let t=o.stored;if(Array.isArray(
t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){let p={
instancePath:i+"/stored/"+a,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),r++}if(n.pointer===void 0){let p={instancePath:i+
"/stored/"+a,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"\
must have required property 'pointer'"};e===null?e=[p]:e.push(p),r++}if(n.by===void 0){let p={instancePath:i+"/stored/"+
a,schemaPath:"#/properties/stored/items/required",keyword:"required",params:{missingProperty:"by"},message:"must have re\
quired property 'by'"};e===null?e=[p]:e.push(p),r++}if(n.at===void 0){let p={instancePath:i+"/stored/"+a,schemaPath:"#/p\
roperties/stored/items/required",keyword:"required",params:{missingProperty:"at"},message:"must have required property '\
at'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="pointer"||p==="base"||p==="value"||p==="by"||p===
"at")){let l={instancePath:i+"/stored/"+a,schemaPath:"#/properties/stored/items/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.
file!==void 0){let p=n.file;if(typeof p=="string"){if(!$.test(p)){let l={instancePath:i+"/stored/"+a+"/file",schemaPath:"\
#/properties/stored/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4\
}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.\
json$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/stored/"+a+"/file",schemaPath:"#/properties/stored/i\
tems/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}
if(n.pointer!==void 0){let p=n.pointer;if(typeof p=="string"){if(P(p)>300){let l={instancePath:i+"/stored/"+a+"/pointer",
schemaPath:"#/properties/stored/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit:300},message:"must\
 NOT have more than 300 characters"};e===null?e=[l]:e.push(l),r++}if(!E.test(p)){let l={instancePath:i+"/stored/"+a+"/po\
inter",schemaPath:"#/properties/stored/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},
message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/stored/"+a+"/poin\
ter",schemaPath:"#/properties/stored/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[l]:e.push(l),r++}}if(n.base!==void 0){let p=n.base;if(typeof p!="object"&&typeof p!="string"&&!(typeof p==
"number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/stored/"+a+"/base",schemaPath:"#/properties/stored/\
items/properties/base/type",keyword:"type",params:{type:J.properties.stored.items.properties.base.type},message:"must be\
 string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}if(n.value!==void 0){let p=n.value;if(typeof p!=
"object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/stored/"+
a+"/value",schemaPath:"#/properties/stored/items/properties/value/type",keyword:"type",params:{type:J.properties.stored.
items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}if(n.
by!==void 0&&typeof n.by!="string"){let p={instancePath:i+"/stored/"+a+"/by",schemaPath:"#/properties/stored/items/prope\
rties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.at!==void 0&&
typeof n.at!="string"){let p={instancePath:i+"/stored/"+a+"/at",schemaPath:"#/properties/stored/items/properties/at/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/stored/"+a,schemaPath:"#/properties/stored/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/stored",schemaPath:"#/properties/stored/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.changes!==void 0){let t=o.changes;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){
let p={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),r++}if(n.pointer===void 0){let p={instancePath:i+
"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"\
must have required property 'pointer'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="pointer"||p===
"base"||p==="value")){let l={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),r++}if(n.file!==void 0){let p=n.file;if(typeof p=="string"){if(!$.test(p)){let l={instancePath:i+"/changes/"+a+"/file",
schemaPath:"#/properties/changes/items/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets\
/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/\
[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/changes/"+a+"/file",schemaPath:"#/prop\
erties/changes/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:
e.push(l),r++}}if(n.pointer!==void 0){let p=n.pointer;if(typeof p=="string"){if(P(p)>300){let l={instancePath:i+"/change\
s/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/maxLength",keyword:"maxLength",params:{limit:300},
message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(l),r++}if(!E.test(p)){let l={instancePath:i+"/ch\
anges/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/pattern",keyword:"pattern",params:{pattern:"\
^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/cha\
nges/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.base!==void 0){let p=n.base;if(typeof p!="object"&&typeof p!=
"string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/changes/"+a+"/base",schemaPath:"\
#/properties/changes/items/properties/base/type",keyword:"type",params:{type:J.properties.changes.items.properties.base.
type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}if(n.value!==void 0){let p=n.
value;if(typeof p!="object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+
"/changes/"+a+"/value",schemaPath:"#/properties/changes/items/properties/value/type",keyword:"type",params:{type:J.properties.
changes.items.properties.value.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),
r++}}}else{let p={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/changes",schemaPath:"#/pr\
operties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.
by!==void 0&&typeof o.by!="string"){let t={instancePath:i+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.at!==void 0&&typeof o.at!="string"){let t={instancePath:i+
"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[t]:e.push(t),r++}return Le.errors=e,r===0}var lt=De,C={$schema:"http://json-schema.org/draft-07/schema#",
$id:"https://marquee.dev/schemas/studio/brand-edit-reply.schema.json",title:"Brand edit reply",description:"Outcome of a\
 check or a change.",type:"object",properties:{faults:{title:"Faults",description:"Empty when the site accepts the chang\
es.",type:"array",items:{title:"Fault",description:"Something that the site refuses.",type:"object",properties:{file:{title:"\
File",description:"Below the folder of brands.",type:"string"},pointer:{title:"Pointer",description:"JSON pointer of the\
 value; empty for the file as a whole.",type:"string"},reason:{title:"Reason",description:"What is wrong and what to do,\
 in English.",type:"string"}},required:["file","pointer","reason"],additionalProperties:!1}},conflicts:{title:"Conflicts",
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
files","mayChange","isAdministrator"],additionalProperties:!1};function De(o,{instancePath:i="",parentData:f,parentDataProperty:h,
rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.faults===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"faults"},message:"must have required property 'fault\
s'"};e===null?e=[t]:e.push(t),r++}if(o.conflicts===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"conflicts"},message:"must have required property 'conflicts'"};e===null?e=[t]:e.push(t),r++}
if(o.contrast===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contra\
st"},message:"must have required property 'contrast'"};e===null?e=[t]:e.push(t),r++}if(o.changes===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'chan\
ges'"};e===null?e=[t]:e.push(t),r++}if(o.files===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[t]:e.push(t),r++}if(o.mayChange===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mayChange"},message:"m\
ust have required property 'mayChange'"};e===null?e=[t]:e.push(t),r++}if(o.isAdministrator===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"isAdministrator"},message:"must have required proper\
ty 'isAdministrator'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="faults"||t==="conflicts"||t==="contrast"||t===
"stylesheet"||t==="changes"||t==="files"||t==="mayChange"||t==="isAdministrator")){let s={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[s]:e.push(s),r++}if(o.faults!==void 0){let t=o.faults;if(Array.isArray(t)){let s=t.length;for(let a=0;a<
s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){let p={instancePath:i+"/faults/"+a,schemaPath:"\
#/properties/faults/items/required",keyword:"required",params:{missingProperty:"file"},message:"must have required prope\
rty 'file'"};e===null?e=[p]:e.push(p),r++}if(n.pointer===void 0){let p={instancePath:i+"/faults/"+a,schemaPath:"#/proper\
ties/faults/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property '\
pointer'"};e===null?e=[p]:e.push(p),r++}if(n.reason===void 0){let p={instancePath:i+"/faults/"+a,schemaPath:"#/propertie\
s/faults/items/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reas\
on'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="pointer"||p==="reason")){let l={instancePath:i+"\
/faults/"+a,schemaPath:"#/properties/faults/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.file!==void 0&&typeof n.file!="string"){
let p={instancePath:i+"/faults/"+a+"/file",schemaPath:"#/properties/faults/items/properties/file/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.pointer!==void 0&&typeof n.pointer!="string"){
let p={instancePath:i+"/faults/"+a+"/pointer",schemaPath:"#/properties/faults/items/properties/pointer/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.reason!==void 0&&typeof n.reason!=
"string"){let p={instancePath:i+"/faults/"+a+"/reason",schemaPath:"#/properties/faults/items/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/faults\
/"+a,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.conflicts!==void 0){let t=o.conflicts;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){
let p={instancePath:i+"/conflicts/"+a,schemaPath:"#/properties/conflicts/items/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),r++}if(n.pointer===void 0){let p={instancePath:i+
"/conflicts/"+a,schemaPath:"#/properties/conflicts/items/required",keyword:"required",params:{missingProperty:"pointer"},
message:"must have required property 'pointer'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="point\
er"||p==="base"||p==="yours"||p==="theirs")){let l={instancePath:i+"/conflicts/"+a,schemaPath:"#/properties/conflicts/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional\
 properties"};e===null?e=[l]:e.push(l),r++}if(n.file!==void 0){let p=n.file;if(typeof p=="string"){if(!$.test(p)){let l={
instancePath:i+"/conflicts/"+a+"/file",schemaPath:"#/properties/conflicts/items/properties/file/pattern",keyword:"patter\
n",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(br\
and|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/conflicts/"+a+"/file",schemaPath:"#/properties/conflicts/items/properties/file/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.pointer!==void 0){let p=n.pointer;if(typeof p=="string"){
if(P(p)>300){let l={instancePath:i+"/conflicts/"+a+"/pointer",schemaPath:"#/properties/conflicts/items/properties/pointe\
r/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(
l),r++}if(!E.test(p)){let l={instancePath:i+"/conflicts/"+a+"/pointer",schemaPath:"#/properties/conflicts/items/properti\
es/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/conflicts/"+a+"/pointer",schemaPath:"#/properties/conflicts/items/prop\
erties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.
base!==void 0){let p=n.base;if(typeof p!="object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="bo\
olean"){let l={instancePath:i+"/conflicts/"+a+"/base",schemaPath:"#/properties/conflicts/items/properties/base/type",keyword:"\
type",params:{type:C.properties.conflicts.items.properties.base.type},message:"must be string,number,boolean,object,arra\
y,null"};e===null?e=[l]:e.push(l),r++}}if(n.yours!==void 0){let p=n.yours;if(typeof p!="object"&&typeof p!="string"&&!(typeof p==
"number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/conflicts/"+a+"/yours",schemaPath:"#/properties/con\
flicts/items/properties/yours/type",keyword:"type",params:{type:C.properties.conflicts.items.properties.yours.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}if(n.theirs!==void 0){let p=n.theirs;if(typeof p!=
"object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/conflicts\
/"+a+"/theirs",schemaPath:"#/properties/conflicts/items/properties/theirs/type",keyword:"type",params:{type:C.properties.
conflicts.items.properties.theirs.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(
l),r++}}}else{let p={instancePath:i+"/conflicts/"+a,schemaPath:"#/properties/conflicts/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/conflicts",schemaPath:"\
#/properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(o.contrast!==void 0){let t=o.contrast;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.on===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/it\
ems/required",keyword:"required",params:{missingProperty:"on"},message:"must have required property 'on'"};e===null?e=[p]:
e.push(p),r++}if(n.ground===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/require\
d",keyword:"required",params:{missingProperty:"ground"},message:"must have required property 'ground'"};e===null?e=[p]:e.
push(p),r++}if(n.ratio===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/required",
keyword:"required",params:{missingProperty:"ratio"},message:"must have required property 'ratio'"};e===null?e=[p]:e.push(
p),r++}if(n.least===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/required",keyword:"\
required",params:{missingProperty:"least"},message:"must have required property 'least'"};e===null?e=[p]:e.push(p),r++}if(n.
suggested===void 0){let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/required",keyword:"requ\
ired",params:{missingProperty:"suggested"},message:"must have required property 'suggested'"};e===null?e=[p]:e.push(p),r++}
for(let p in n)if(!(p==="on"||p==="ground"||p==="ratio"||p==="least"||p==="suggested")){let l={instancePath:i+"/contrast\
/"+a,schemaPath:"#/properties/contrast/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.on!==void 0&&typeof n.on!="string"){let p={
instancePath:i+"/contrast/"+a+"/on",schemaPath:"#/properties/contrast/items/properties/on/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.ground!==void 0&&typeof n.ground!="string"){let p={
instancePath:i+"/contrast/"+a+"/ground",schemaPath:"#/properties/contrast/items/properties/ground/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.ratio!==void 0){let p=n.ratio;if(!(typeof p==
"number"&&isFinite(p))){let l={instancePath:i+"/contrast/"+a+"/ratio",schemaPath:"#/properties/contrast/items/properties\
/ratio/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),r++}}if(n.least!==
void 0){let p=n.least;if(!(typeof p=="number"&&isFinite(p))){let l={instancePath:i+"/contrast/"+a+"/least",schemaPath:"#\
/properties/contrast/items/properties/least/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[l]:e.push(l),r++}}if(n.suggested!==void 0){let p=n.suggested;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++){
let u=p[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.token===void 0){let d={instancePath:i+"/contrast/"+a+"/sugg\
ested/"+m,schemaPath:"#/properties/contrast/items/properties/suggested/items/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[d]:e.push(d),r++}if(u.value===void 0){let d={instancePath:i+
"/contrast/"+a+"/suggested/"+m,schemaPath:"#/properties/contrast/items/properties/suggested/items/required",keyword:"req\
uired",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[d]:e.push(d),r++}for(let d in u)
if(!(d==="token"||d==="value")){let c={instancePath:i+"/contrast/"+a+"/suggested/"+m,schemaPath:"#/properties/contrast/i\
tems/properties/suggested/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(u.token!==void 0&&typeof u.token!="string"){let d={
instancePath:i+"/contrast/"+a+"/suggested/"+m+"/token",schemaPath:"#/properties/contrast/items/properties/suggested/item\
s/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.
value!==void 0&&typeof u.value!="string"){let d={instancePath:i+"/contrast/"+a+"/suggested/"+m+"/value",schemaPath:"#/pr\
operties/contrast/items/properties/suggested/items/properties/value/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/contrast/"+a+"/suggested/"+m,schemaPath:"#/p\
roperties/contrast/items/properties/suggested/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/contrast/"+a+"/suggested",schemaPath:"#/properties/contrast/\
items/properties/suggested/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),
r++}}}else{let p={instancePath:i+"/contrast/"+a,schemaPath:"#/properties/contrast/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/contrast",schemaPath:"#/p\
roperties/contrast/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.
stylesheet!==void 0&&typeof o.stylesheet!="string"){let t={instancePath:i+"/stylesheet",schemaPath:"#/properties/stylesh\
eet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.changes!==void 0){
let t=o.changes;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.file===void 0){let p={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"re\
quired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),r++}if(n.
pointer===void 0){let p={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",
params:{missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[p]:e.push(p),r++}if(n.by===
void 0){let p={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{
missingProperty:"by"},message:"must have required property 'by'"};e===null?e=[p]:e.push(p),r++}if(n.at===void 0){let p={
instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty:"\
at"},message:"must have required property 'at'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="point\
er"||p==="base"||p==="value"||p==="by"||p==="at")){let l={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addition\
al properties"};e===null?e=[l]:e.push(l),r++}if(n.file!==void 0){let p=n.file;if(typeof p=="string"){if(!$.test(p)){let l={
instancePath:i+"/changes/"+a+"/file",schemaPath:"#/properties/changes/items/properties/file/pattern",keyword:"pattern",params:{
pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|m\
arkets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/changes/"+
a+"/file",schemaPath:"#/properties/changes/items/properties/file/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),r++}}if(n.pointer!==void 0){let p=n.pointer;if(typeof p=="string"){if(P(p)>300){
let l={instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/maxLength",keyword:"\
maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[l]:e.push(l),r++}if(!E.test(
p)){let l={instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/pattern",keyword:"\
pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.base!==void 0){let p=n.base;if(typeof p!="ob\
ject"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/changes/"+a+
"/base",schemaPath:"#/properties/changes/items/properties/base/type",keyword:"type",params:{type:C.properties.changes.items.
properties.base.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}if(n.value!==
void 0){let p=n.value;if(typeof p!="object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){
let l={instancePath:i+"/changes/"+a+"/value",schemaPath:"#/properties/changes/items/properties/value/type",keyword:"type",
params:{type:C.properties.changes.items.properties.value.type},message:"must be string,number,boolean,object,array,null"};
e===null?e=[l]:e.push(l),r++}}if(n.by!==void 0&&typeof n.by!="string"){let p={instancePath:i+"/changes/"+a+"/by",schemaPath:"\
#/properties/changes/items/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}if(n.at!==void 0&&typeof n.at!="string"){let p={instancePath:i+"/changes/"+a+"/at",schemaPath:"#/pro\
perties/changes/items/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}}else{let p={instancePath:i+"/changes/"+a,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.
files!==void 0){let t=o.files;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.file===void 0){let p={instancePath:i+"/files/"+a,schemaPath:"#/properties/files/items/requir\
ed",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(
p),r++}for(let p in n)if(!(p==="file"||p==="value")){let l={instancePath:i+"/files/"+a,schemaPath:"#/properties/files/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional\
 properties"};e===null?e=[l]:e.push(l),r++}if(n.file!==void 0){let p=n.file;if(typeof p=="string"){if(!$.test(p)){let l={
instancePath:i+"/files/"+a+"/file",schemaPath:"#/properties/files/items/properties/file/pattern",keyword:"pattern",params:{
pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|m\
arkets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/files/"+
a+"/file",schemaPath:"#/properties/files/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),r++}}if(n.value!==void 0){let p=n.value;if(typeof p!="object"&&typeof p!="string"&&
!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/files/"+a+"/value",schemaPath:"#/proper\
ties/files/items/properties/value/type",keyword:"type",params:{type:C.properties.files.items.properties.value.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/files/"+a,
schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),r++}}}else{let s={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.mayChange!==void 0&&typeof o.mayChange!="boolean"){let t={
instancePath:i+"/mayChange",schemaPath:"#/properties/mayChange/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e===null?e=[t]:e.push(t),r++}if(o.isAdministrator!==void 0&&typeof o.isAdministrator!="boolean"){let t={instancePath:i+
"/isAdministrator",schemaPath:"#/properties/isAdministrator/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return De.errors=e,r===0}var mt=ze,qe={$schema:"http://jso\
n-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/brand-edit-request.schema.json",title:"Brand edit\
 request",description:"Changes of a brand's files.",type:"object",properties:{changes:{title:"Changes",description:"Chec\
ked and stored together.",type:"array",items:{title:"Change",description:"A value that somebody changed.",type:"object",
properties:{file:{title:"File",description:"Below the folder of the brand, such as markets/FI.json.",type:"string",pattern:"\
^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},pointer:{title:"Pointer",description:"JSON pointer of\
 the value in the file. Lists are replaced as a whole.",type:"string",pattern:"^(/[^/]+)+$",maxLength:300},base:{title:"\
Base",description:"Value before the change; missing where there was none.",type:["string","number","boolean","object","a\
rray","null"]},value:{title:"Value",description:"New value; missing to remove it.",type:["string","number","boolean","ob\
ject","array","null"]}},required:["file","pointer"],additionalProperties:!1},minItems:1,maxItems:500}},required:["change\
s"],additionalProperties:!1};function ze(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,
r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.changes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===null?e=[t]:e.push(t),r++}
for(let t in o)if(t!=="changes"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.changes!==
void 0){let t=o.changes;if(Array.isArray(t)){if(t.length>500){let a={instancePath:i+"/changes",schemaPath:"#/properties/\
changes/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than 500 items"};e===null?e=[a]:e.push(
a),r++}if(t.length<1){let a={instancePath:i+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file===void 0){let p={instancePath:i+"/changes/"+a,schemaPath:"#/prope\
rties/changes/items/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'f\
ile'"};e===null?e=[p]:e.push(p),r++}if(n.pointer===void 0){let p={instancePath:i+"/changes/"+a,schemaPath:"#/properties/\
changes/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'poin\
ter'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="file"||p==="pointer"||p==="base"||p==="value")){let l={instancePath:i+
"/changes/"+a,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.file!==void 0){let p=n.file;if(typeof p==
"string"){if(!$.test(p)){let l={instancePath:i+"/changes/"+a+"/file",schemaPath:"#/properties/changes/items/properties/f\
ile/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"},message:'\
must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json$"'};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:i+"/changes/"+a+"/file",schemaPath:"#/properties/changes/items/properties/file/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.pointer!==void 0){let p=n.pointer;if(typeof p==
"string"){if(P(p)>300){let l={instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items/properties/\
pointer/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[
l]:e.push(l),r++}if(!E.test(p)){let l={instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items/pr\
operties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'must match pattern "^(/[^/]+)+$"'};e===
null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/changes/"+a+"/pointer",schemaPath:"#/properties/changes/items/pro\
perties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.
base!==void 0){let p=n.base;if(typeof p!="object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="bo\
olean"){let l={instancePath:i+"/changes/"+a+"/base",schemaPath:"#/properties/changes/items/properties/base/type",keyword:"\
type",params:{type:qe.properties.changes.items.properties.base.type},message:"must be string,number,boolean,object,array\
,null"};e===null?e=[l]:e.push(l),r++}}if(n.value!==void 0){let p=n.value;if(typeof p!="object"&&typeof p!="string"&&!(typeof p==
"number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+"/changes/"+a+"/value",schemaPath:"#/properties/chang\
es/items/properties/value/type",keyword:"type",params:{type:qe.properties.changes.items.properties.value.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/changes/"+
a,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ze.errors=e,r===0}var dt=Se;function Se(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.file===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[t]:e.push(t),r++}if(o.pointer===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'poin\
ter'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="file"||t==="pointer")){let s={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pro\
perties"};e===null?e=[s]:e.push(s),r++}if(o.file!==void 0){let t=o.file;if(typeof t=="string"){if(!$.test(t)){let s={instancePath:i+
"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern:"^(brand|theme|markets/[A-Za-z]{2,4}|me\
ssages/[a-z]{2,8})\\.json$"},message:'must match pattern "^(brand|theme|markets/[A-Za-z]{2,4}|messages/[a-z]{2,8})\\.json\
$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/file",schemaPath:"#/properties/file/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.pointer!==void 0){let t=o.pointer;if(typeof t==
"string"){if(P(t)>300){let s={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",
params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),r++}if(!E.test(t)){let s={
instancePath:i+"/pointer",schemaPath:"#/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(/[^/]+)+$"},message:'\
must match pattern "^(/[^/]+)+$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/pointer",schemaPath:"#/pro\
perties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Se.errors=e,r===0}var ut=Fe;function Fe(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.day===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
day"},message:"must have required property 'day'"};e===null?e=[t]:e.push(t),r++}if(o.values===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'value\
s'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="day"||t==="values")){let s={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),r++}if(o.day!==void 0&&typeof o.day!="string"){let t={instancePath:i+"/day",schemaPath:"#\
/properties/day/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.
values!==void 0){let t=o.values;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.path===void 0){let p={instancePath:i+"/values/"+a,schemaPath:"#/properties/values/items/re\
quired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[p]:
e.push(p),r++}if(n.text===void 0){let p={instancePath:i+"/values/"+a,schemaPath:"#/properties/values/items/required",keyword:"\
required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[p]:e.push(p),r++}if(n.
file===void 0){let p={instancePath:i+"/values/"+a,schemaPath:"#/properties/values/items/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p===
"path"||p==="text"||p==="file"||p==="source"||p==="note")){let l={instancePath:i+"/values/"+a,schemaPath:"#/properties/v\
alues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have ad\
ditional properties"};e===null?e=[l]:e.push(l),r++}if(n.path!==void 0&&typeof n.path!="string"){let p={instancePath:i+"/\
values/"+a+"/path",schemaPath:"#/properties/values/items/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}if(n.text!==void 0&&typeof n.text!="string"){let p={instancePath:i+"/value\
s/"+a+"/text",schemaPath:"#/properties/values/items/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}if(n.file!==void 0&&typeof n.file!="string"){let p={instancePath:i+"/value\
s/"+a+"/file",schemaPath:"#/properties/values/items/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}if(n.source!==void 0){let p=n.source;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.title===void 0){let l={instancePath:i+"/values/"+a+"/source",schemaPath:"#/properties/values/items/properties/s\
ource/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?
e=[l]:e.push(l),r++}if(p.title!==void 0&&typeof p.title!="string"){let l={instancePath:i+"/values/"+a+"/source/title",schemaPath:"\
#/properties/values/items/properties/source/properties/title/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),r++}if(p.url!==void 0&&typeof p.url!="string"){let l={instancePath:i+"/values/"+a+"/\
source/url",schemaPath:"#/properties/values/items/properties/source/properties/url/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/values/"+a+"/source",schemaPath:"\
#/properties/values/items/properties/source/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),r++}}if(n.note!==void 0&&typeof n.note!="string"){let p={instancePath:i+"/values/"+a+"/note",schemaPath:"\
#/properties/values/items/properties/note/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/values/"+a,schemaPath:"#/properties/values/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/values",schemaPath:"\
#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Fe.errors=e,r===0}var yt=Ee;var Vs=new RegExp("^[A-Z]{2,4}$","u");function Ee(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.brand===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[t]:
e.push(t),r++}if(o.market===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
market"},message:"must have required property 'market'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="brand"||t===
"market")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.brand!==void 0){let t=o.brand;if(typeof t==
"string"){if(P(t)>64){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(!X.test(t)){let s={instancePath:i+
"/brand",schemaPath:"#/properties/brand/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must ma\
tch pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/brand",schemaPath:"#/proper\
ties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.market!==
void 0){let t=o.market;if(typeof t=="string"){if(!Vs.test(t)){let s={instancePath:i+"/market",schemaPath:"#/properties/m\
arket/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2,4}$"},message:'must match pattern "^[A-Z]{2,4}$"'};e===null?e=
[s]:e.push(s),r++}}else{let s={instancePath:i+"/market",schemaPath:"#/properties/market/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ee.errors=e,r===0}var ct=Be;function Be(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.languages===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"languages"},message:"must have required property 'languages'"};e===null?e=[t]:e.push(t),r++}if(o.language===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"language"},message:"mu\
st have required property 'language'"};e===null?e=[t]:e.push(t),r++}if(o.texts===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"texts"},message:"must have required property 'texts'"};e===null?
e=[t]:e.push(t),r++}for(let t in o)if(!(t==="languages"||t==="language"||t==="texts")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(o.languages!==void 0){let t=o.languages;if(Array.isArray(t)){let s=t.length;
for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.code===void 0){let p={instancePath:i+"\
/languages/"+a,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[p]:e.push(p),r++}if(n.name===void 0){let p={instancePath:i+"/languages/"+
a,schemaPath:"#/properties/languages/items/required",keyword:"required",params:{missingProperty:"name"},message:"must ha\
ve required property 'name'"};e===null?e=[p]:e.push(p),r++}if(n.tag===void 0){let p={instancePath:i+"/languages/"+a,schemaPath:"\
#/properties/languages/items/required",keyword:"required",params:{missingProperty:"tag"},message:"must have required pro\
perty 'tag'"};e===null?e=[p]:e.push(p),r++}if(n.folders===void 0){let p={instancePath:i+"/languages/"+a,schemaPath:"#/pr\
operties/languages/items/required",keyword:"required",params:{missingProperty:"folders"},message:"must have required pro\
perty 'folders'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="code"||p==="name"||p==="tag"||p==="folders")){let l={
instancePath:i+"/languages/"+a,schemaPath:"#/properties/languages/items/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.code!==
void 0&&typeof n.code!="string"){let p={instancePath:i+"/languages/"+a+"/code",schemaPath:"#/properties/languages/items/\
properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.
name!==void 0&&typeof n.name!="string"){let p={instancePath:i+"/languages/"+a+"/name",schemaPath:"#/properties/languages\
/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}
if(n.tag!==void 0&&typeof n.tag!="string"){let p={instancePath:i+"/languages/"+a+"/tag",schemaPath:"#/properties/languag\
es/items/properties/tag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}
if(n.folders!==void 0){let p=n.folders;if(Array.isArray(p)){if(p.length<1){let m={instancePath:i+"/languages/"+a+"/folde\
rs",schemaPath:"#/properties/languages/items/properties/folders/minItems",keyword:"minItems",params:{limit:1},message:"m\
ust NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),r++}let l=p.length;for(let m=0;m<l;m++)if(typeof p[m]!="strin\
g"){let u={instancePath:i+"/languages/"+a+"/folders/"+m,schemaPath:"#/properties/languages/items/properties/folders/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+
"/languages/"+a+"/folders",schemaPath:"#/properties/languages/items/properties/folders/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/languages/"+a,schemaPath:"#\
/properties/languages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),r++}}}else{let s={instancePath:i+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.language!==void 0&&typeof o.language!="string"){let t={
instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),r++}if(o.texts!==void 0){let t=o.texts;if(Array.isArray(t)){let s=t.length;for(let a=0;a<
s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let p={instancePath:i+"/texts/"+a,schemaPath:"\
#/properties/texts/items/required",keyword:"required",params:{missingProperty:"key"},message:"must have required propert\
y 'key'"};e===null?e=[p]:e.push(p),r++}if(n.english===void 0){let p={instancePath:i+"/texts/"+a,schemaPath:"#/properties\
/texts/items/required",keyword:"required",params:{missingProperty:"english"},message:"must have required property 'engli\
sh'"};e===null?e=[p]:e.push(p),r++}if(n.shared===void 0){let p={instancePath:i+"/texts/"+a,schemaPath:"#/properties/text\
s/items/required",keyword:"required",params:{missingProperty:"shared"},message:"must have required property 'shared'"};e===
null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="key"||p==="english"||p==="shared")){let l={instancePath:i+"/texts/"+a,
schemaPath:"#/properties/texts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.key!==void 0&&typeof n.key!="string"){let p={
instancePath:i+"/texts/"+a+"/key",schemaPath:"#/properties/texts/items/properties/key/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.english!==void 0&&typeof n.english!="string"){let p={
instancePath:i+"/texts/"+a+"/english",schemaPath:"#/properties/texts/items/properties/english/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.shared!==void 0&&typeof n.shared!="string"){let p={
instancePath:i+"/texts/"+a+"/shared",schemaPath:"#/properties/texts/items/properties/shared/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/texts/"+a,schemaPath:"\
#/properties/texts/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),
r++}}}else{let s={instancePath:i+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Be.errors=e,r===0}var ht=Ce;var Zs=new RegExp("^[a-z]{2,8}$","u");function Ce(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.brand===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[t]:
e.push(t),r++}for(let t in o)if(!(t==="brand"||t==="language")){let s={instancePath:i,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),r++}if(o.brand!==void 0){let t=o.brand;if(typeof t=="string"){if(P(t)>64){let s={instancePath:i+"/brand",schemaPath:"\
#/properties/brand/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[s]:e.push(s),r++}if(!X.test(t)){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match pattern "^[a-z][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(o.language!==void 0){let t=o.language;if(typeof t=="string"){if(!Zs.test(
t)){let s={instancePath:i+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern:"^[a-\
z]{2,8}$"},message:'must match pattern "^[a-z]{2,8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/langu\
age",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),r++}return Ce.errors=e,r===0}var ft=Ve;function I(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.sys!==void 0){let t=o.sys;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.id!==
void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.
message!==void 0&&typeof o.message!="string"){let t={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.details!==void 0){let t=o.details;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let s={instancePath:i+"/details",schemaPath:"#/properties/details/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return I.
errors=e,r===0}function Ve(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.sys!==void 0){
let t=o.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[s]:e.push(s),r++}if(t.status===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),r++}
if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.status!==void 0&&typeof t.
status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys/properties/status/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}o.error!==
void 0&&(I(o.error,{instancePath:i+"/error",parentData:o,parentDataProperty:"error",rootData:y})||(e=e===null?I.errors:e.
concat(I.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return Ve.errors=e,r===0}var gt=Ze,ve={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/studio/check-reply.schema.json",title:"Check reply",description:"What is\
 wrong with a page where it is shown.",type:"object",properties:{shownIn:{title:"Shown in",description:"How many sites s\
how the page: a brand in a market and a language each.",type:"integer",minimum:0},findings:{title:"Findings",description:"\
The gravest first.",type:"array",items:{title:"Finding",description:"One thing that is wrong.",type:"object",properties:{
kind:{title:"Kind",description:"Name of the finding.",type:"string"},severity:{title:"Severity",description:"An error mu\
st be corrected before the page is published; a warning is for the editor to decide.",type:"string",enum:["error","warni\
ng","note"]},text:{title:"Text",description:"What is wrong, in English.",type:"string"},remedy:{title:"Remedy",description:"\
What to do, in English.",type:"string"},places:{title:"Places",description:"Where it is.",type:"array",items:{title:"Pla\
ce",description:"A value of an entry.",type:"object",properties:{entryId:{title:"Entry",description:"Entry or asset.",type:"\
string"},pointer:{title:"Pointer",description:"JSON pointer below the fields of the entry; empty for the entry as a whol\
e.",type:"string"}},required:["entryId","pointer"],additionalProperties:!1}},sites:{title:"Sites",description:"Where vis\
itors would see it.",type:"array",items:{title:"Site",description:"A brand with the locale of the address.",type:"object",
properties:{brand:{title:"Brand",description:"Id of the brand.",type:"string"},locales:{title:"Locales",description:"Suc\
h as en-CA.",type:"array",items:{type:"string"}}},required:["brand","locales"],additionalProperties:!1}}},required:["kin\
d","severity","text","remedy","places","sites"],additionalProperties:!1}},limits:{title:"Limits",description:"Limits of \
the service that the page comes near, or goes beyond.",type:"array",items:{title:"Limit",description:"From four fifths o\
f a limit on it is told.",type:"object",properties:{name:{title:"Name",description:"What is limited. Bytes are those tha\
t travel.",type:"string",enum:["blocks","depth","queryComplexity","querySize","html","scripts"]},value:{title:"Value",description:"\
What the page has.",type:"number",minimum:0},limit:{title:"Limit",description:"Most that it may have.",type:"number",minimum:0},
places:{title:"Places",description:"Where it is.",type:"array",items:{title:"Place",description:"A value of an entry.",type:"\
object",properties:{entryId:{title:"Entry",description:"Entry or asset.",type:"string"},pointer:{title:"Pointer",description:"\
JSON pointer below the fields of the entry; empty for the entry as a whole.",type:"string"}},required:["entryId","pointe\
r"],additionalProperties:!1}},sites:{title:"Sites",description:"Where visitors would see it.",type:"array",items:{title:"\
Site",description:"A brand with the locale of the address.",type:"object",properties:{brand:{title:"Brand",description:"\
Id of the brand.",type:"string"},locales:{title:"Locales",description:"Such as en-CA.",type:"array",items:{type:"string"}}},
required:["brand","locales"],additionalProperties:!1}}},required:["name","value","limit","places","sites"],additionalProperties:!1}}},
required:["shownIn","findings","limits"],additionalProperties:!1};function Ze(o,{instancePath:i="",parentData:f,parentDataProperty:h,
rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.shownIn===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"shownIn"},message:"must have required property 'show\
nIn'"};e===null?e=[t]:e.push(t),r++}if(o.findings===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"findings"},message:"must have required property 'findings'"};e===null?e=[t]:e.push(t),r++}
if(o.limits===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"limits"},
message:"must have required property 'limits'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="shownIn"||t==="fin\
dings"||t==="limits")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.shownIn!==void 0){
let t=o.shownIn;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/shownIn",schemaPath:"#\
/properties/shownIn/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/shownIn",schemaPath:"#/properties/shownIn/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(o.findings!==
void 0){let t=o.findings;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.kind===void 0){let p={instancePath:i+"/findings/"+a,schemaPath:"#/properties/findings/items/required",keyword:"\
required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[p]:e.push(p),r++}if(n.
severity===void 0){let p={instancePath:i+"/findings/"+a,schemaPath:"#/properties/findings/items/required",keyword:"requi\
red",params:{missingProperty:"severity"},message:"must have required property 'severity'"};e===null?e=[p]:e.push(p),r++}
if(n.text===void 0){let p={instancePath:i+"/findings/"+a,schemaPath:"#/properties/findings/items/required",keyword:"requ\
ired",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[p]:e.push(p),r++}if(n.remedy===
void 0){let p={instancePath:i+"/findings/"+a,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{
missingProperty:"remedy"},message:"must have required property 'remedy'"};e===null?e=[p]:e.push(p),r++}if(n.places===void 0){
let p={instancePath:i+"/findings/"+a,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"\
places"},message:"must have required property 'places'"};e===null?e=[p]:e.push(p),r++}if(n.sites===void 0){let p={instancePath:i+
"/findings/"+a,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"sites"},message:"\
must have required property 'sites'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="kind"||p==="severity"||p==="\
text"||p==="remedy"||p==="places"||p==="sites")){let l={instancePath:i+"/findings/"+a,schemaPath:"#/properties/findings/\
items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addition\
al properties"};e===null?e=[l]:e.push(l),r++}if(n.kind!==void 0&&typeof n.kind!="string"){let p={instancePath:i+"/findin\
gs/"+a+"/kind",schemaPath:"#/properties/findings/items/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}if(n.severity!==void 0){let p=n.severity;if(typeof p!="string"){let l={instancePath:i+
"/findings/"+a+"/severity",schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(p==="error"||p==="warning"||p==="note")){let l={instancePath:i+
"/findings/"+a+"/severity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:ve.
properties.findings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:
e.push(l),r++}}if(n.text!==void 0&&typeof n.text!="string"){let p={instancePath:i+"/findings/"+a+"/text",schemaPath:"#/p\
roperties/findings/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}if(n.remedy!==void 0&&typeof n.remedy!="string"){let p={instancePath:i+"/findings/"+a+"/remedy",schemaPath:"\
#/properties/findings/items/properties/remedy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),r++}if(n.places!==void 0){let p=n.places;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++){let u=p[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.entryId===void 0){let d={instancePath:i+"/findings/"+a+"/places/"+m,schemaPath:"\
#/properties/findings/items/properties/places/items/required",keyword:"required",params:{missingProperty:"entryId"},message:"\
must have required property 'entryId'"};e===null?e=[d]:e.push(d),r++}if(u.pointer===void 0){let d={instancePath:i+"/find\
ings/"+a+"/places/"+m,schemaPath:"#/properties/findings/items/properties/places/items/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[d]:e.push(d),r++}for(let d in u)
if(!(d==="entryId"||d==="pointer")){let c={instancePath:i+"/findings/"+a+"/places/"+m,schemaPath:"#/properties/findings/\
items/properties/places/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(u.entryId!==void 0&&typeof u.entryId!="string"){let d={
instancePath:i+"/findings/"+a+"/places/"+m+"/entryId",schemaPath:"#/properties/findings/items/properties/places/items/pr\
operties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.
pointer!==void 0&&typeof u.pointer!="string"){let d={instancePath:i+"/findings/"+a+"/places/"+m+"/pointer",schemaPath:"#\
/properties/findings/items/properties/places/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/findings/"+a+"/places/"+m,schemaPath:"#/prop\
erties/findings/items/properties/places/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/findings/"+a+"/places",schemaPath:"#/properties/findings/items/p\
roperties/places/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.
sites!==void 0){let p=n.sites;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++){let u=p[m];if(u&&typeof u=="objec\
t"&&!Array.isArray(u)){if(u.brand===void 0){let d={instancePath:i+"/findings/"+a+"/sites/"+m,schemaPath:"#/properties/fi\
ndings/items/properties/sites/items/required",keyword:"required",params:{missingProperty:"brand"},message:"must have req\
uired property 'brand'"};e===null?e=[d]:e.push(d),r++}if(u.locales===void 0){let d={instancePath:i+"/findings/"+a+"/site\
s/"+m,schemaPath:"#/properties/findings/items/properties/sites/items/required",keyword:"required",params:{missingProperty:"\
locales"},message:"must have required property 'locales'"};e===null?e=[d]:e.push(d),r++}for(let d in u)if(!(d==="brand"||
d==="locales")){let c={instancePath:i+"/findings/"+a+"/sites/"+m,schemaPath:"#/properties/findings/items/properties/site\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additi\
onal properties"};e===null?e=[c]:e.push(c),r++}if(u.brand!==void 0&&typeof u.brand!="string"){let d={instancePath:i+"/fi\
ndings/"+a+"/sites/"+m+"/brand",schemaPath:"#/properties/findings/items/properties/sites/items/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.locales!==void 0){let d=u.locales;
if(Array.isArray(d)){let c=d.length;for(let g=0;g<c;g++)if(typeof d[g]!="string"){let k={instancePath:i+"/findings/"+a+"\
/sites/"+m+"/locales/"+g,schemaPath:"#/properties/findings/items/properties/sites/items/properties/locales/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),r++}}else{let c={instancePath:i+"/findin\
gs/"+a+"/sites/"+m+"/locales",schemaPath:"#/properties/findings/items/properties/sites/items/properties/locales/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+"/finding\
s/"+a+"/sites/"+m,schemaPath:"#/properties/findings/items/properties/sites/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/findings/"+a+"/sites",schemaPath:"\
#/properties/findings/items/properties/sites/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/findings/"+a,schemaPath:"#/properties/findings/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/findin\
gs",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),r++}}if(o.limits!==void 0){let t=o.limits;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){let p={instancePath:i+"/limits/"+a,schemaPath:"#/proper\
ties/limits/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'nam\
e'"};e===null?e=[p]:e.push(p),r++}if(n.value===void 0){let p={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limit\
s/items/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===
null?e=[p]:e.push(p),r++}if(n.limit===void 0){let p={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/r\
equired",keyword:"required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[
p]:e.push(p),r++}if(n.places===void 0){let p={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/required",
keyword:"required",params:{missingProperty:"places"},message:"must have required property 'places'"};e===null?e=[p]:e.push(
p),r++}if(n.sites===void 0){let p={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/required",keyword:"\
required",params:{missingProperty:"sites"},message:"must have required property 'sites'"};e===null?e=[p]:e.push(p),r++}for(let p in n)
if(!(p==="name"||p==="value"||p==="limit"||p==="places"||p==="sites")){let l={instancePath:i+"/limits/"+a,schemaPath:"#/\
properties/limits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must\
 NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.name!==void 0){let p=n.name;if(typeof p!="string"){let l={
instancePath:i+"/limits/"+a+"/name",schemaPath:"#/properties/limits/items/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(!(p==="blocks"||p==="depth"||p==="queryComplexity"||p===
"querySize"||p==="html"||p==="scripts")){let l={instancePath:i+"/limits/"+a+"/name",schemaPath:"#/properties/limits/item\
s/properties/name/enum",keyword:"enum",params:{allowedValues:ve.properties.limits.items.properties.name.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[l]:e.push(l),r++}}if(n.value!==void 0){let p=n.value;if(typeof p==
"number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/limits/"+a+"/value",schemaPath:"#/properties/limits/ite\
ms/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.
push(l),r++}}else{let l={instancePath:i+"/limits/"+a+"/value",schemaPath:"#/properties/limits/items/properties/value/typ\
e",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),r++}}if(n.limit!==void 0){let p=n.
limit;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){let l={instancePath:i+"/limits/"+a+"/limit",schemaPath:"#/pr\
operties/limits/items/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/limits/"+a+"/limit",schemaPath:"#/properties/limits/items/pro\
perties/limit/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),r++}}if(n.places!==
void 0){let p=n.places;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++){let u=p[m];if(u&&typeof u=="object"&&!Array.
isArray(u)){if(u.entryId===void 0){let d={instancePath:i+"/limits/"+a+"/places/"+m,schemaPath:"#/properties/limits/items\
/properties/places/items/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required pro\
perty 'entryId'"};e===null?e=[d]:e.push(d),r++}if(u.pointer===void 0){let d={instancePath:i+"/limits/"+a+"/places/"+m,schemaPath:"\
#/properties/limits/items/properties/places/items/required",keyword:"required",params:{missingProperty:"pointer"},message:"\
must have required property 'pointer'"};e===null?e=[d]:e.push(d),r++}for(let d in u)if(!(d==="entryId"||d==="pointer")){
let c={instancePath:i+"/limits/"+a+"/places/"+m,schemaPath:"#/properties/limits/items/properties/places/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[c]:e.push(c),r++}if(u.entryId!==void 0&&typeof u.entryId!="string"){let d={instancePath:i+"/limits/"+a+"/pla\
ces/"+m+"/entryId",schemaPath:"#/properties/limits/items/properties/places/items/properties/entryId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.pointer!==void 0&&typeof u.pointer!="\
string"){let d={instancePath:i+"/limits/"+a+"/places/"+m+"/pointer",schemaPath:"#/properties/limits/items/properties/pla\
ces/items/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),r++}}else{let d={instancePath:i+"/limits/"+a+"/places/"+m,schemaPath:"#/properties/limits/items/properties/places/ite\
ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+
"/limits/"+a+"/places",schemaPath:"#/properties/limits/items/properties/places/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.sites!==void 0){let p=n.sites;if(Array.isArray(p)){let l=p.length;
for(let m=0;m<l;m++){let u=p[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.brand===void 0){let d={instancePath:i+
"/limits/"+a+"/sites/"+m,schemaPath:"#/properties/limits/items/properties/sites/items/required",keyword:"required",params:{
missingProperty:"brand"},message:"must have required property 'brand'"};e===null?e=[d]:e.push(d),r++}if(u.locales===void 0){
let d={instancePath:i+"/limits/"+a+"/sites/"+m,schemaPath:"#/properties/limits/items/properties/sites/items/required",keyword:"\
required",params:{missingProperty:"locales"},message:"must have required property 'locales'"};e===null?e=[d]:e.push(d),r++}
for(let d in u)if(!(d==="brand"||d==="locales")){let c={instancePath:i+"/limits/"+a+"/sites/"+m,schemaPath:"#/properties\
/limits/items/properties/sites/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),r++}if(u.brand!==void 0&&typeof u.brand!="string"){
let d={instancePath:i+"/limits/"+a+"/sites/"+m+"/brand",schemaPath:"#/properties/limits/items/properties/sites/items/pro\
perties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.locales!==
void 0){let d=u.locales;if(Array.isArray(d)){let c=d.length;for(let g=0;g<c;g++)if(typeof d[g]!="string"){let k={instancePath:i+
"/limits/"+a+"/sites/"+m+"/locales/"+g,schemaPath:"#/properties/limits/items/properties/sites/items/properties/locales/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),r++}}else{let c={instancePath:i+
"/limits/"+a+"/sites/"+m+"/locales",schemaPath:"#/properties/limits/items/properties/sites/items/properties/locales/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+
"/limits/"+a+"/sites/"+m,schemaPath:"#/properties/limits/items/properties/sites/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/limits/"+a+"/sites",schemaPath:"\
#/properties/limits/items/properties/sites/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/limits/"+a,schemaPath:"#/properties/limits/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/limits",schemaPath:"\
#/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Ze.errors=e,r===0}var bt=We;var me=we().fullFormats["date-time"];function We(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.pageId===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"pageId"},message:"must have required property 'pageId'"};e===null?e=
[t]:e.push(t),r++}if(o.entries===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="pageId"||
t==="entries"||t==="at")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.pageId!==void 0){
let t=o.pageId;if(typeof t=="string"){if(P(t)>64){let s={instancePath:i+"/pageId",schemaPath:"#/properties/pageId/maxLen\
gth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}
if(P(t)<1){let s={instancePath:i+"/pageId",schemaPath:"#/properties/pageId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/pageId",schemaPath:"\
#/properties/pageId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(o.entries!==void 0){let t=o.entries;if(Array.isArray(t)){if(t.length>2e3){let a={instancePath:i+"/entries",schemaPath:"\
#/properties/entries/maxItems",keyword:"maxItems",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?
e=[a]:e.push(a),r++}let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===
void 0){let p={instancePath:i+"/entries/"+a,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),r++}if(n.contentType===void 0){
let p={instancePath:i+"/entries/"+a,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"\
contentType"},message:"must have required property 'contentType'"};e===null?e=[p]:e.push(p),r++}if(n.fields===void 0){let p={
instancePath:i+"/entries/"+a,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"\
fields"},message:"must have required property 'fields'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="id"||p===
"contentType"||p==="fields")){let l={instancePath:i+"/entries/"+a,schemaPath:"#/properties/entries/items/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),r++}if(n.id!==void 0){let p=n.id;if(typeof p=="string"){if(P(p)>64){let l={instancePath:i+"/entries/"+a+
"/id",schemaPath:"#/properties/entries/items/properties/id/maxLength",keyword:"maxLength",params:{limit:64},message:"mus\
t NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}if(P(p)<1){let l={instancePath:i+"/entries/"+a+"/id",schemaPath:"\
#/properties/entries/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/entries/"+a+"/id",schemaPath:"#/properties/\
entries/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),r++}}if(n.contentType!==void 0){let p=n.contentType;if(typeof p=="string"){if(P(p)>64){let l={instancePath:i+"/entrie\
s/"+a+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}if(P(p)<1){let l={instancePath:i+
"/entries/"+a+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/entries/"+a+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.fields!==void 0){let p=n.fields;if(p&&typeof p==
"object"&&!Array.isArray(p))for(let l in p){let m=p[l];if(!(m&&typeof m=="object"&&!Array.isArray(m))){let u={instancePath:i+
"/entries/"+a+"/fields/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/items/properties/fiel\
ds/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),r++}}else{
let l={instancePath:i+"/entries/"+a+"/fields",schemaPath:"#/properties/entries/items/properties/fields/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/entries\
/"+a,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.at!==void 0){let t=o.at;if(typeof t=="string"){
if(!me.validate(t)){let s={instancePath:i+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/at",schemaPath:"\
#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return We.errors=e,r===0}var Pt=Z,Ws={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
ee.dev/schemas/studio/content-comment.schema.json",title:"Content comment",description:"A comment on an entry, in Conten\
tful's shape.",type:"object",properties:{sys:{title:"System properties",description:"Set by the content service.",type:"\
object",properties:{id:{title:"Id",description:"Unique in the environment.",type:"string"},version:{title:"Version",description:"\
Grows with each write.",type:"integer",minimum:0},createdAt:{title:"Created",description:"ISO 8601.",type:"string"},createdBy:{
title:"Created by",description:"Author.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.json"}]},parentEntity:{
title:"Entry",description:"The entry it is about.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.\
json"}]},parent:{title:"Answers",description:"The comment that it answers; null begins a thread.",anyOf:[{$ref:"https://\
marquee.dev/schemas/studio/content-link.schema.json"},{type:"null"}]}},required:["id","version","createdAt","parentEntit\
y"],additionalProperties:!0},body:{title:"Text",description:"Plain text.",type:"string"},status:{title:"Status",description:"\
Resolved threads are folded.",enum:["active","resolved"]}},required:["sys","body","status"],additionalProperties:!0};function w(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.sys!==void 0){let t=o.sys;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.id!==
void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.linkType!==void 0&&typeof t.linkType!=
"string"){let s={instancePath:i+"/sys/linkType",schemaPath:"#/properties/sys/properties/linkType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"#/p\
roperties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return w.errors=e,r===0}function Z(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sys===void 0){let s={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[s]:e.push(
s),r++}if(o.body===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bod\
y"},message:"must have required property 'body'"};e===null?e=[s]:e.push(s),r++}if(o.status===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};e===null?e=[s]:e.push(s),r++}if(o.sys!==void 0){let s=o.sys;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===
void 0){let a={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),r++}if(s.version===void 0){let a={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"version"},message:"must have r\
equired property 'version'"};e===null?e=[a]:e.push(a),r++}if(s.createdAt===void 0){let a={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property \
'createdAt'"};e===null?e=[a]:e.push(a),r++}if(s.parentEntity===void 0){let a={instancePath:i+"/sys",schemaPath:"#/proper\
ties/sys/required",keyword:"required",params:{missingProperty:"parentEntity"},message:"must have required property 'pare\
ntEntity'"};e===null?e=[a]:e.push(a),r++}if(s.id!==void 0&&typeof s.id!="string"){let a={instancePath:i+"/sys/id",schemaPath:"\
#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),r++}if(s.version!==void 0){let a=s.version;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+
"/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[n]:e.push(n),r++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let n={instancePath:i+"\
/sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}if(s.createdAt!==void 0&&typeof s.createdAt!="string"){let a={instancePath:i+
"/sys/createdAt",schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),r++}if(s.createdBy!==void 0&&(w(s.createdBy,{instancePath:i+"/sys/createdBy",parentData:s,
parentDataProperty:"createdBy",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),s.parentEntity!==void 0&&
(w(s.parentEntity,{instancePath:i+"/sys/parentEntity",parentData:s,parentDataProperty:"parentEntity",rootData:y})||(e=e===
null?w.errors:e.concat(w.errors),r=e.length)),s.parent!==void 0){let a=s.parent,n=r,p=!1,l=r;w(a,{instancePath:i+"/sys/p\
arent",parentData:s,parentDataProperty:"parent",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length);var t=l===
r;if(p=p||t,!p){let m=r;if(a!==null){let d={instancePath:i+"/sys/parent",schemaPath:"#/properties/sys/properties/parent/\
anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[d]:e.push(d),r++}var t=m===r;p=p||
t}if(p)r=n,e!==null&&(n?e.length=n:e=null);else{let m={instancePath:i+"/sys/parent",schemaPath:"#/properties/sys/propert\
ies/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[m]:e.push(m),r++}}}else{
let a={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[a]:e.push(a),r++}}if(o.body!==void 0&&typeof o.body!="string"){let s={instancePath:i+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(o.
status!==void 0){let s=o.status;if(!(s==="active"||s==="resolved")){let a={instancePath:i+"/status",schemaPath:"#/proper\
ties/status/enum",keyword:"enum",params:{allowedValues:Ws.properties.status.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Z.errors=e,r===0}var kt=Me;function Me(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++)Z(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:y})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.total!==void 0){let t=o.
total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/\
total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Me.
errors=e,r===0}var wt=I,qt=w,vt=Re;function Re(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){
let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(n.sys!==void 0){let p=n.sys;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/i\
tems/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[l]:e.push(l),r++}if(p.id!==void 0&&typeof p.id!="string"){let l={instancePath:i+"/items/"+a+"/sys/id",schemaPath:"\
#/properties/items/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[l]:e.push(l),r++}if(p.version!==void 0){let l=p.version;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let m={instancePath:i+"/items/"+a+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/properties/ver\
sion/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}}}else{let l={
instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.firstName!==void 0&&typeof n.firstName!="string"){
let p={instancePath:i+"/items/"+a+"/firstName",schemaPath:"#/properties/items/items/properties/firstName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.lastName!==void 0&&typeof n.lastName!=
"string"){let p={instancePath:i+"/items/"+a+"/lastName",schemaPath:"#/properties/items/items/properties/lastName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.email!==void 0&&typeof n.email!=
"string"){let p={instancePath:i+"/items/"+a+"/email",schemaPath:"#/properties/items/items/properties/email/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.activated!==void 0&&typeof n.activated!=
"boolean"){let p={instancePath:i+"/items/"+a+"/activated",schemaPath:"#/properties/items/items/properties/activated/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),r++}if(n.signInCount!==void 0){
let p=n.signInCount;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l={instancePath:i+"/items/"+a+"/signIn\
Count",schemaPath:"#/properties/items/items/properties/signInCount/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/i\
tems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),r++}return Re.errors=e,r===0}var jt=_e;function _e(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.firstName===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'fi\
rstName'"};e===null?e=[t]:e.push(t),r++}if(o.lastName===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};e===null?e=[t]:e.push(t),
r++}if(o.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},
message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(o.sys!==void 0){let t=o.sys;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.id!==
void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.version!==void 0){let s=t.version;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sys/version",schemaPath:"#/properties/\
sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),
r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sys/version",schemaPath:"#/properties/s\
ys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:
e.push(a),r++}}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.firstName!==void 0&&typeof o.firstName!="string"){let t={instancePath:i+
"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),r++}if(o.lastName!==void 0&&typeof o.lastName!="string"){let t={instancePath:i+"/lastName",schemaPath:"\
#/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}
if(o.email!==void 0&&typeof o.email!="string"){let t={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.admin!==void 0&&typeof o.admin!=
"boolean"){let t={instancePath:i+"/admin",schemaPath:"#/properties/admin/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return _e.errors=e,r===0}var At=W;function W(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.title===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[t]:e.push(t),r++}if(o.entities===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entities"},message:"must have required property 'entities'"};e===null?e=[t]:e.push(t),r++}if(o.sys!==void 0){
let t=o.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[s]:e.push(s),r++}if(t.version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}
if(t.createdAt===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.updatedAt===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!=
"string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.version!==void 0){let s=t.version;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ve\
rsion/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ver\
sion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}if(t.
status!==void 0&&typeof t.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys/properties/\
status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.createdAt!==
void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",schemaPath:"#/properties/sys/properties/cre\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.createdBy!==
void 0&&(w(t.createdBy,{instancePath:i+"/sys/createdBy",parentData:t,parentDataProperty:"createdBy",rootData:y})||(e=e===
null?w.errors:e.concat(w.errors),r=e.length)),t.updatedAt!==void 0&&typeof t.updatedAt!="string"){let s={instancePath:i+
"/sys/updatedAt",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}t.updatedBy!==void 0&&(w(t.updatedBy,{instancePath:i+"/sys/updatedBy",parentData:t,
parentDataProperty:"updatedBy",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),t.lastAction!==void 0&&
(w(t.lastAction,{instancePath:i+"/sys/lastAction",parentData:t,parentDataProperty:"lastAction",rootData:y})||(e=e===null?
w.errors:e.concat(w.errors),r=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.title!==void 0&&typeof o.title!=
"string"){let t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}if(o.entities!==void 0){let t=o.entities;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.items===void 0){let s={instancePath:i+"/entities",schemaPath:"#/properties/entities/required",keyword:"\
required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[s]:e.push(s),r++}if(t.
items!==void 0){let s=t.items;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)w(s[n],{instancePath:i+"/entities/\
items/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)}else{let a={
instancePath:i+"/entities/items",schemaPath:"#/properties/entities/properties/items/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i+"/entities",schemaPath:"#/prop\
erties/entities/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return W.errors=e,r===0}var Ot=He;function He(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++)W(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:y})||
(e=e===null?W.errors:e.concat(W.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return He.
errors=e,r===0}var Nt=M,Ms={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/co\
ntent-task.schema.json",title:"Content task",description:"Work to be done before an entry is published, in Contentful's \
shape.",type:"object",properties:{sys:{title:"System properties",description:"Set by the content service.",type:"object",
properties:{id:{title:"Id",description:"Unique in the environment.",type:"string"},version:{title:"Version",description:"\
Grows with each write.",type:"integer",minimum:0},createdAt:{title:"Created",description:"ISO 8601.",type:"string"},createdBy:{
title:"Created by",description:"Author.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.json"}]},parentEntity:{
title:"Entry",description:"The entry it is about.",allOf:[{$ref:"https://marquee.dev/schemas/studio/content-link.schema.\
json"}]}},required:["id","version","createdAt","parentEntity"],additionalProperties:!0},body:{title:"Text",description:"\
Plain text.",type:"string"},status:{title:"Status",description:"A resolved task no longer holds up publishing.",enum:["a\
ctive","resolved"]},assignedTo:{title:"Assigned to",description:"The person who does it.",allOf:[{$ref:"https://marquee.\
dev/schemas/studio/content-link.schema.json"}]},dueDate:{title:"Due",description:"ISO 8601.",type:"string"}},required:["\
sys","body","status","assignedTo"],additionalProperties:!0};function M(o,{instancePath:i="",parentData:f,parentDataProperty:h,
rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[t]:
e.push(t),r++}if(o.body===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
body"},message:"must have required property 'body'"};e===null?e=[t]:e.push(t),r++}if(o.status===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};e===null?e=[t]:e.push(t),r++}if(o.assignedTo===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"assignedTo"},message:"must have required property 'assignedTo'"};e===null?e=[t]:e.push(t),
r++}if(o.sys!==void 0){let t=o.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have requir\
ed property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/proper\
ties/sys/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};
e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:
e.push(s),r++}if(t.parentEntity===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"r\
equired",params:{missingProperty:"parentEntity"},message:"must have required property 'parentEntity'"};e===null?e=[s]:e.
push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"#/properties/sys/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.version!==
void 0){let s=t.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),r++}}if(t.createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}t.createdBy!==void 0&&(w(t.createdBy,{instancePath:i+"/sys/createdBy",parentData:t,parentDataProperty:"\
createdBy",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),t.parentEntity!==void 0&&(w(t.parentEntity,
{instancePath:i+"/sys/parentEntity",parentData:t,parentDataProperty:"parentEntity",rootData:y})||(e=e===null?w.errors:e.
concat(w.errors),r=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.body!==void 0&&typeof o.body!="string"){let t={
instancePath:i+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),r++}if(o.status!==void 0){let t=o.status;if(!(t==="active"||t==="resolved")){let s={instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Ms.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(o.assignedTo!==void 0&&(w(o.assignedTo,{instancePath:i+
"/assignedTo",parentData:o,parentDataProperty:"assignedTo",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),
o.dueDate!==void 0&&typeof o.dueDate!="string"){let t={instancePath:i+"/dueDate",schemaPath:"#/properties/dueDate/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return M.
errors=e,r===0}var It=Ue;function Ue(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++)M(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:y})||
(e=e===null?M.errors:e.concat(M.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.total!==void 0){let t=o.
total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/\
total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ue.
errors=e,r===0}var Tt=L,Rs={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/en\
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
"boolean","object","array","null"]}}}},required:["sys","fields"],additionalProperties:!0};function L(o,{instancePath:i="",
parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sys===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sys"},message:"must ha\
ve required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.fields===void 0){let t={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[t]:
e.push(t),r++}if(o.sys!==void 0){let t=o.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have requir\
ed property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.contentType===void 0){let s={instancePath:i+"/sys",schemaPath:"#/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required property 'c\
ontentType'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"\
#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(t.contentType!==void 0&&(w(t.contentType,{instancePath:i+"/sys/contentType",parentData:t,parentDataProperty:"c\
ontentType",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),t.version!==void 0){let s=t.version;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/\
version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/ver\
sion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}if(t.
publishedVersion!==void 0){let s=t.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={
instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}if(t.publishedAt!==void 0&&typeof t.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}t.publishedBy!==void 0&&(w(
t.publishedBy,{instancePath:i+"/sys/publishedBy",parentData:t,parentDataProperty:"publishedBy",rootData:y})||(e=e===null?
w.errors:e.concat(w.errors),r=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.fields!==void 0){let t=o.fields;
if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let a=t[s];if(a&&typeof a=="object"&&!Array.isArray(a))for(let n in a){
let p=a[n];if(typeof p!="object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"){let l={instancePath:i+
"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/fields/additionalProperties/additionalProperties/type",keyword:"type",params:{type:Rs.properties.fields.additionalProperties.
additionalProperties.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[l]:e.push(l),r++}}else{
let n={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/additionalProp\
erties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i+
"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),r++}return L.errors=e,r===0}var xt=Ke;function Ke(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){
let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(n.snapshot===void 0){let p={instancePath:i+
"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"snapshot"},message:"\
must have required property 'snapshot'"};e===null?e=[p]:e.push(p),r++}if(n.sys!==void 0){let p=n.sys;if(p&&typeof p=="ob\
ject"&&!Array.isArray(p)){if(p.id===void 0){let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/item\
s/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[l]:e.push(l),r++}if(p.snapshotType===void 0){let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properti\
es/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"snapshotType"},message:"must have re\
quired property 'snapshotType'"};e===null?e=[l]:e.push(l),r++}if(p.createdAt===void 0){let l={instancePath:i+"/items/"+a+
"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"required",params:{missingProperty:"created\
At"},message:"must have required property 'createdAt'"};e===null?e=[l]:e.push(l),r++}if(p.id!==void 0&&typeof p.id!="str\
ing"){let l={instancePath:i+"/items/"+a+"/sys/id",schemaPath:"#/properties/items/items/properties/sys/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}if(p.snapshotType!==void 0&&
typeof p.snapshotType!="string"){let l={instancePath:i+"/items/"+a+"/sys/snapshotType",schemaPath:"#/properties/items/it\
ems/properties/sys/properties/snapshotType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),r++}if(p.version!==void 0){let l=p.version;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={
instancePath:i+"/items/"+a+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/properties/version/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof l=="number"&&isFinite(l)&&
(l<0||isNaN(l))){let m={instancePath:i+"/items/"+a+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/pr\
operties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(
m),r++}}if(p.createdAt!==void 0&&typeof p.createdAt!="string"){let l={instancePath:i+"/items/"+a+"/sys/createdAt",schemaPath:"\
#/properties/items/items/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),r++}p.createdBy!==void 0&&(w(p.createdBy,{instancePath:i+"/items/"+a+"/sys/createdBy",
parentData:p,parentDataProperty:"createdBy",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{let l={
instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}n.snapshot!==void 0&&(L(n.snapshot,{instancePath:i+"/it\
ems/"+a+"/snapshot",parentData:n,parentDataProperty:"snapshot",rootData:y})||(e=e===null?L.errors:e.concat(L.errors),r=e.
length))}else{let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/items",schemaPath:"#/prop\
erties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return Ke.errors=e,r===0}var $t=j,je={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/\
schemas/studio/field-change.schema.json",title:"Field change",description:"A field of an entry in one locale, before and\
 after an edit.",type:"object",properties:{entryId:{title:"Entry",description:"Id.",type:"string",minLength:1,maxLength:64},
field:{title:"Field",description:"Id.",type:"string",minLength:1,maxLength:64},locale:{title:"Locale",description:"Conte\
nt locale.",type:"string",minLength:2,maxLength:20},before:{title:"Before",description:"The value the edit began with; m\
issing for an empty field.",type:["string","number","boolean","object","array","null"]},after:{title:"After",description:"\
The value typed; missing to empty the field.",type:["string","number","boolean","object","array","null"]}},required:["en\
tryId","field","locale"],additionalProperties:!1};function j(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.entryId===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?
e=[t]:e.push(t),r++}if(o.field===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
field"},message:"must have required property 'field'"};e===null?e=[t]:e.push(t),r++}if(o.locale===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'local\
e'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="entryId"||t==="field"||t==="locale"||t==="before"||t==="after")){
let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.entryId!==void 0){let t=o.entryId;if(typeof t=="\
string"){if(P(t)>64){let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(P(t)<1){let s={instancePath:i+
"/entryId",schemaPath:"#/properties/entryId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryI\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.field!==void 0){
let t=o.field;if(typeof t=="string"){if(P(t)>64){let s={instancePath:i+"/field",schemaPath:"#/properties/field/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(P(
t)<1){let s={instancePath:i+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/field",schemaPath:"#/\
properties/field/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.
locale!==void 0){let t=o.locale;if(typeof t=="string"){if(P(t)>20){let s={instancePath:i+"/locale",schemaPath:"#/propert\
ies/locale/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=
[s]:e.push(s),r++}if(P(t)<2){let s={instancePath:i+"/locale",schemaPath:"#/properties/locale/minLength",keyword:"minLeng\
th",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(o.before!==void 0){let t=o.before;if(typeof t!="object"&&typeof t!="string"&&!(typeof t=="number"&&
isFinite(t))&&typeof t!="boolean"){let s={instancePath:i+"/before",schemaPath:"#/properties/before/type",keyword:"type",
params:{type:je.properties.before.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(
s),r++}}if(o.after!==void 0){let t=o.after;if(typeof t!="object"&&typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&
typeof t!="boolean"){let s={instancePath:i+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:je.
properties.after.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return j.errors=e,r===0}var Lt=D,pe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/s\
chemas/studio/field-conflict.schema.json",title:"Field conflict",description:"A field that somebody else changed to anot\
her value meanwhile. Nothing of it was saved.",type:"object",properties:{entryId:{title:"Entry",description:"Id.",type:"\
string",minLength:1,maxLength:64},field:{title:"Field",description:"Id.",type:"string",minLength:1,maxLength:64},locale:{
title:"Locale",description:"Content locale.",type:"string",minLength:2,maxLength:20},before:{title:"Before",description:"\
The value the edit began with; missing for an empty field.",type:["string","number","boolean","object","array","null"]},
after:{title:"After",description:"The value typed; missing to empty the field.",type:["string","number","boolean","objec\
t","array","null"]},theirs:{title:"Theirs",description:"The value that is stored; missing for an empty field.",type:["st\
ring","number","boolean","object","array","null"]},by:{title:"By",description:"Id of the person who saved last.",type:"s\
tring"},at:{title:"At",description:"When it was saved, ISO 8601.",type:"string"}},required:["entryId","field","locale","\
at"],additionalProperties:!1};function D(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,
r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.entryId===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[t]:e.push(t),r++}
if(o.field===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"field"},message:"\
must have required property 'field'"};e===null?e=[t]:e.push(t),r++}if(o.locale===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'locale'"};e===null?
e=[t]:e.push(t),r++}if(o.at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
at"},message:"must have required property 'at'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="entryId"||t==="fi\
eld"||t==="locale"||t==="before"||t==="after"||t==="theirs"||t==="by"||t==="at")){let s={instancePath:i,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),r++}if(o.entryId!==void 0){let t=o.entryId;if(typeof t=="string"){if(P(t)>64){let s={instancePath:i+
"/entryId",schemaPath:"#/properties/entryId/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more\
 than 64 characters"};e===null?e=[s]:e.push(s),r++}if(P(t)<1){let s={instancePath:i+"/entryId",schemaPath:"#/properties/\
entryId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.field!==void 0){let t=o.field;if(typeof t=="string"){
if(P(t)>64){let s={instancePath:i+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(P(t)<1){let s={instancePath:i+"/field",
schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/field",schemaPath:"#/properties/field/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.locale!==void 0){let t=o.locale;
if(typeof t=="string"){if(P(t)>20){let s={instancePath:i+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"m\
axLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[s]:e.push(s),r++}if(P(t)<2){let s={
instancePath:i+"/locale",schemaPath:"#/properties/locale/minLength",keyword:"minLength",params:{limit:2},message:"must N\
OT have fewer than 2 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/locale",schemaPath:"#/prope\
rties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.before!==
void 0){let t=o.before;if(typeof t!="object"&&typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){
let s={instancePath:i+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:pe.properties.before.type},
message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),r++}}if(o.after!==void 0){let t=o.after;
if(typeof t!="object"&&typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){let s={instancePath:i+
"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:pe.properties.after.type},message:"must be str\
ing,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),r++}}if(o.theirs!==void 0){let t=o.theirs;if(typeof t!="\
object"&&typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"){let s={instancePath:i+"/theirs",schemaPath:"\
#/properties/theirs/type",keyword:"type",params:{type:pe.properties.theirs.type},message:"must be string,number,boolean,\
object,array,null"};e===null?e=[s]:e.push(s),r++}}if(o.by!==void 0&&typeof o.by!="string"){let t={instancePath:i+"/by",schemaPath:"\
#/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.
at!==void 0&&typeof o.at!="string"){let t={instancePath:i+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return D.errors=e,r===0}var Dt=Ge,_s={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/impact-reply.schema.json",title:"\
Impact reply",description:"What visitors would see changed, and where.",type:"object",properties:{sites:{title:"Sites",description:"\
Those where something changes.",type:"array",items:{title:"Site",description:"A brand in a market and a language.",type:"\
object",properties:{brand:{title:"Brand",description:"Id of the brand.",type:"string"},market:{title:"Market",description:"\
Code of the market.",type:"string"},locale:{title:"Locale",description:"First segment of addresses.",type:"string"},everyPage:{
title:"Every page",description:"Header or footer change, which every page has.",type:"boolean"},pages:{title:"Pages",description:"\
In the order of the content.",type:"array",items:{title:"Page",description:"An address that visitors would see changed.",
type:"object",properties:{path:{title:"Path",description:"Below the locale.",type:"string"},change:{title:"Change",description:"\
What happens to it.",type:"string",enum:["added","changed","removed"]}},required:["path","change"],additionalProperties:!1}}},
required:["brand","market","locale","everyPage","pages"],additionalProperties:!1}}},required:["sites"],additionalProperties:!1};
function Ge(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.sites===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sites"},message:"must have required property 'sites'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(t!=="sites"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.sites!==void 0){let t=o.sites;if(Array.isArray(t)){
let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.brand===void 0){let p={
instancePath:i+"/sites/"+a,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"br\
and"},message:"must have required property 'brand'"};e===null?e=[p]:e.push(p),r++}if(n.market===void 0){let p={instancePath:i+
"/sites/"+a,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"market"},message:"\
must have required property 'market'"};e===null?e=[p]:e.push(p),r++}if(n.locale===void 0){let p={instancePath:i+"/sites/"+
a,schemaPath:"#/properties/sites/items/required",keyword:"required",params:{missingProperty:"locale"},message:"must have\
 required property 'locale'"};e===null?e=[p]:e.push(p),r++}if(n.everyPage===void 0){let p={instancePath:i+"/sites/"+a,schemaPath:"\
#/properties/sites/items/required",keyword:"required",params:{missingProperty:"everyPage"},message:"must have required p\
roperty 'everyPage'"};e===null?e=[p]:e.push(p),r++}if(n.pages===void 0){let p={instancePath:i+"/sites/"+a,schemaPath:"#/\
properties/sites/items/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required propert\
y 'pages'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="brand"||p==="market"||p==="locale"||p==="everyPage"||p===
"pages")){let l={instancePath:i+"/sites/"+a,schemaPath:"#/properties/sites/items/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}
if(n.brand!==void 0&&typeof n.brand!="string"){let p={instancePath:i+"/sites/"+a+"/brand",schemaPath:"#/properties/sites\
/items/properties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}
if(n.market!==void 0&&typeof n.market!="string"){let p={instancePath:i+"/sites/"+a+"/market",schemaPath:"#/properties/si\
tes/items/properties/market/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}if(n.locale!==void 0&&typeof n.locale!="string"){let p={instancePath:i+"/sites/"+a+"/locale",schemaPath:"#/proper\
ties/sites/items/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}if(n.everyPage!==void 0&&typeof n.everyPage!="boolean"){let p={instancePath:i+"/sites/"+a+"/everyPage",schemaPath:"\
#/properties/sites/items/properties/everyPage/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[p]:e.push(p),r++}if(n.pages!==void 0){let p=n.pages;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++){let u=p[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.path===void 0){let d={instancePath:i+"/sites/"+a+"/pages/"+m,schemaPath:"\
#/properties/sites/items/properties/pages/items/required",keyword:"required",params:{missingProperty:"path"},message:"mu\
st have required property 'path'"};e===null?e=[d]:e.push(d),r++}if(u.change===void 0){let d={instancePath:i+"/sites/"+a+
"/pages/"+m,schemaPath:"#/properties/sites/items/properties/pages/items/required",keyword:"required",params:{missingProperty:"\
change"},message:"must have required property 'change'"};e===null?e=[d]:e.push(d),r++}for(let d in u)if(!(d==="path"||d===
"change")){let c={instancePath:i+"/sites/"+a+"/pages/"+m,schemaPath:"#/properties/sites/items/properties/pages/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional proper\
ties"};e===null?e=[c]:e.push(c),r++}if(u.path!==void 0&&typeof u.path!="string"){let d={instancePath:i+"/sites/"+a+"/pag\
es/"+m+"/path",schemaPath:"#/properties/sites/items/properties/pages/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.change!==void 0){let d=u.change;if(typeof d!=
"string"){let c={instancePath:i+"/sites/"+a+"/pages/"+m+"/change",schemaPath:"#/properties/sites/items/properties/pages/\
items/properties/change/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}
if(!(d==="added"||d==="changed"||d==="removed")){let c={instancePath:i+"/sites/"+a+"/pages/"+m+"/change",schemaPath:"#/p\
roperties/sites/items/properties/pages/items/properties/change/enum",keyword:"enum",params:{allowedValues:_s.properties.
sites.items.properties.pages.items.properties.change.enum},message:"must be equal to one of the allowed values"};e===null?
e=[c]:e.push(c),r++}}}else{let d={instancePath:i+"/sites/"+a+"/pages/"+m,schemaPath:"#/properties/sites/items/properties\
/pages/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{let l={
instancePath:i+"/sites/"+a+"/pages",schemaPath:"#/properties/sites/items/properties/pages/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/sites/"+a,schemaPath:"#/pro\
perties/sites/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{
let s={instancePath:i+"/sites",schemaPath:"#/properties/sites/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ge.errors=e,r===0}var zt=Je;function Je(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.entries===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),r++}for(let t in o)
if(t!=="entries"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.entries!==void 0){let t=o.entries;if(Array.
isArray(t)){if(t.length>2e3){let a={instancePath:i+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxIte\
ms",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?e=[a]:e.push(a),r++}let s=t.length;for(let a=0;a<
s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let p={instancePath:i+"/entries/"+a,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required proper\
ty 'id'"};e===null?e=[p]:e.push(p),r++}if(n.contentType===void 0){let p={instancePath:i+"/entries/"+a,schemaPath:"#/prop\
erties/entries/items/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required pro\
perty 'contentType'"};e===null?e=[p]:e.push(p),r++}if(n.fields===void 0){let p={instancePath:i+"/entries/"+a,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"fields"},message:"must have required pr\
operty 'fields'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="id"||p==="contentType"||p==="fields")){let l={instancePath:i+
"/entries/"+a,schemaPath:"#/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.id!==void 0){let p=n.id;if(typeof p=="s\
tring"){if(P(p)>64){let l={instancePath:i+"/entries/"+a+"/id",schemaPath:"#/properties/entries/items/properties/id/maxLe\
ngth",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}
if(P(p)<1){let l={instancePath:i+"/entries/"+a+"/id",schemaPath:"#/properties/entries/items/properties/id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+
"/entries/"+a+"/id",schemaPath:"#/properties/entries/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}}if(n.contentType!==void 0){let p=n.contentType;if(typeof p=="string"){if(P(
p)>64){let l={instancePath:i+"/entries/"+a+"/contentType",schemaPath:"#/properties/entries/items/properties/contentType/\
maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(
l),r++}if(P(p)<1){let l={instancePath:i+"/entries/"+a+"/contentType",schemaPath:"#/properties/entries/items/properties/c\
ontentType/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
l]:e.push(l),r++}}else{let l={instancePath:i+"/entries/"+a+"/contentType",schemaPath:"#/properties/entries/items/propert\
ies/contentType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.
fields!==void 0){let p=n.fields;if(p&&typeof p=="object"&&!Array.isArray(p))for(let l in p){let m=p[l];if(!(m&&typeof m==
"object"&&!Array.isArray(m))){let u={instancePath:i+"/entries/"+a+"/fields/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/entries/items/properties/fields/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+"/entries/"+a+"/fields",schemaPath:"#/propertie\
s/entries/items/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.
push(l),r++}}}else{let p={instancePath:i+"/entries/"+a,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/entries",schemaPath:"\
#/properties/entries/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Je.errors=e,r===0}var St=Ye,Ae={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
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
cts"],additionalProperties:!1};function Ye(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,
r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.verdict===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"verdict"},message:"must have required property 'verdict'"};e===null?e=[t]:e.push(t),r++}
if(o.text===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"\
must have required property 'text'"};e===null?e=[t]:e.push(t),r++}if(o.counts===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"counts"},message:"must have required property 'counts'"};e===null?
e=[t]:e.push(t),r++}if(o.took===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
took"},message:"must have required property 'took'"};e===null?e=[t]:e.push(t),r++}if(o.markets===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"must have required property 'mark\
ets'"};e===null?e=[t]:e.push(t),r++}if(o.subjects===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"subjects"},message:"must have required property 'subjects'"};e===null?e=[t]:e.push(t),r++}
for(let t in o)if(!(t==="verdict"||t==="text"||t==="counts"||t==="took"||t==="markets"||t==="subjects")){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(o.verdict!==void 0){let t=o.verdict;if(typeof t!="string"){let s={
instancePath:i+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),r++}if(!(t==="ready"||t==="warning"||t==="blocker")){let s={instancePath:i+"/verdict",
schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:Ae.properties.verdict.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(o.text!==void 0&&typeof o.text!="string"){let t={
instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),r++}if(o.counts!==void 0){let t=o.counts;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.blocker===
void 0){let s={instancePath:i+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"\
blocker"},message:"must have required property 'blocker'"};e===null?e=[s]:e.push(s),r++}if(t.warning===void 0){let s={instancePath:i+
"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:"warning"},message:"must \
have required property 'warning'"};e===null?e=[s]:e.push(s),r++}if(t.note===void 0){let s={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/required",keyword:"required",params:{missingProperty:"note"},message:"must have required property 'n\
ote'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="blocker"||s==="warning"||s==="note")){let a={instancePath:i+
"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(t.blocker!==void 0){let s=t.blocker;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/counts/blocker",schemaPath:"#/properties/counts/prope\
rties/blocker/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(t.
warning!==void 0){let s=t.warning;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/coun\
ts/warning",schemaPath:"#/properties/counts/properties/warning/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[a]:e.push(a),r++}}if(t.note!==void 0){let s=t.note;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let a={instancePath:i+"/counts/note",schemaPath:"#/properties/counts/properties/note/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i+"/counts",schemaPath:"\
#/properties/counts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}
if(o.took!==void 0){let t=o.took;if(!(typeof t=="number"&&isFinite(t))){let s={instancePath:i+"/took",schemaPath:"#/prop\
erties/took/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),r++}}if(o.markets!==
void 0){let t=o.markets;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.code===void 0){let p={instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[p]:e.push(p),r++}if(n.
name===void 0){let p={instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),r++}if(n.isEnabled===void 0){
let p={instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"\
isEnabled"},message:"must have required property 'isEnabled'"};e===null?e=[p]:e.push(p),r++}if(n.locales===void 0){let p={
instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/required",keyword:"required",params:{missingProperty:"\
locales"},message:"must have required property 'locales'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="code"||
p==="name"||p==="isEnabled"||p==="status"||p==="locales")){let l={instancePath:i+"/markets/"+a,schemaPath:"#/properties/\
markets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have \
additional properties"};e===null?e=[l]:e.push(l),r++}if(n.code!==void 0&&typeof n.code!="string"){let p={instancePath:i+
"/markets/"+a+"/code",schemaPath:"#/properties/markets/items/properties/code/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.name!==void 0&&typeof n.name!="string"){let p={instancePath:i+
"/markets/"+a+"/name",schemaPath:"#/properties/markets/items/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.isEnabled!==void 0&&typeof n.isEnabled!="boolean"){let p={instancePath:i+
"/markets/"+a+"/isEnabled",schemaPath:"#/properties/markets/items/properties/isEnabled/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),r++}if(n.status!==void 0&&typeof n.status!="string"){let p={
instancePath:i+"/markets/"+a+"/status",schemaPath:"#/properties/markets/items/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.locales!==void 0){let p=n.locales;if(Array.isArray(
p)){let l=p.length;for(let m=0;m<l;m++)if(typeof p[m]!="string"){let u={instancePath:i+"/markets/"+a+"/locales/"+m,schemaPath:"\
#/properties/markets/items/properties/locales/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+"/markets/"+a+"/locales",schemaPath:"#/properties/markets/items\
/properties/locales/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{
let p={instancePath:i+"/markets/"+a,schemaPath:"#/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/markets",schemaPath:"#/properties/markets/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.subjects!==void 0){
let t=o.subjects;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let p={instancePath:i+"/subjects/"+a,schemaPath:"#/properties/subjects/items/required",keyword:"re\
quired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),r++}if(n.name===
void 0){let p={instancePath:i+"/subjects/"+a,schemaPath:"#/properties/subjects/items/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),r++}if(n.findings===void 0){
let p={instancePath:i+"/subjects/"+a,schemaPath:"#/properties/subjects/items/required",keyword:"required",params:{missingProperty:"\
findings"},message:"must have required property 'findings'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="id"||
p==="name"||p==="findings")){let l={instancePath:i+"/subjects/"+a,schemaPath:"#/properties/subjects/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===
null?e=[l]:e.push(l),r++}if(n.id!==void 0&&typeof n.id!="string"){let p={instancePath:i+"/subjects/"+a+"/id",schemaPath:"\
#/properties/subjects/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}if(n.name!==void 0&&typeof n.name!="string"){let p={instancePath:i+"/subjects/"+a+"/name",schemaPath:"\
#/properties/subjects/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}if(n.findings!==void 0){let p=n.findings;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++){let u=p[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.severity===void 0){let d={instancePath:i+"/subjects/"+a+"/findings/"+m,
schemaPath:"#/properties/subjects/items/properties/findings/items/required",keyword:"required",params:{missingProperty:"\
severity"},message:"must have required property 'severity'"};e===null?e=[d]:e.push(d),r++}if(u.text===void 0){let d={instancePath:i+
"/subjects/"+a+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/items/required",keyword:"requi\
red",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[d]:e.push(d),r++}if(u.remedy===
void 0){let d={instancePath:i+"/subjects/"+a+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/\
items/required",keyword:"required",params:{missingProperty:"remedy"},message:"must have required property 'remedy'"};e===
null?e=[d]:e.push(d),r++}if(u.markets===void 0){let d={instancePath:i+"/subjects/"+a+"/findings/"+m,schemaPath:"#/proper\
ties/subjects/items/properties/findings/items/required",keyword:"required",params:{missingProperty:"markets"},message:"m\
ust have required property 'markets'"};e===null?e=[d]:e.push(d),r++}if(u.locales===void 0){let d={instancePath:i+"/subje\
cts/"+a+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/items/required",keyword:"required",params:{
missingProperty:"locales"},message:"must have required property 'locales'"};e===null?e=[d]:e.push(d),r++}if(u.places===void 0){
let d={instancePath:i+"/subjects/"+a+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/items/re\
quired",keyword:"required",params:{missingProperty:"places"},message:"must have required property 'places'"};e===null?e=
[d]:e.push(d),r++}for(let d in u)if(!(d==="severity"||d==="text"||d==="remedy"||d==="markets"||d==="locales"||d==="place\
s")){let c={instancePath:i+"/subjects/"+a+"/findings/"+m,schemaPath:"#/properties/subjects/items/properties/findings/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional \
properties"};e===null?e=[c]:e.push(c),r++}if(u.severity!==void 0){let d=u.severity;if(typeof d!="string"){let c={instancePath:i+
"/subjects/"+a+"/findings/"+m+"/severity",schemaPath:"#/properties/subjects/items/properties/findings/items/properties/s\
everity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}if(!(d==="blo\
cker"||d==="warning"||d==="note")){let c={instancePath:i+"/subjects/"+a+"/findings/"+m+"/severity",schemaPath:"#/propert\
ies/subjects/items/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:Ae.properties.
subjects.items.properties.findings.items.properties.severity.enum},message:"must be equal to one of the allowed values"};
e===null?e=[c]:e.push(c),r++}}if(u.text!==void 0&&typeof u.text!="string"){let d={instancePath:i+"/subjects/"+a+"/findin\
gs/"+m+"/text",schemaPath:"#/properties/subjects/items/properties/findings/items/properties/text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.remedy!==void 0&&typeof u.remedy!="string"){let d={
instancePath:i+"/subjects/"+a+"/findings/"+m+"/remedy",schemaPath:"#/properties/subjects/items/properties/findings/items\
/properties/remedy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.
markets!==void 0){let d=u.markets;if(Array.isArray(d)){let c=d.length;for(let g=0;g<c;g++)if(typeof d[g]!="string"){let k={
instancePath:i+"/subjects/"+a+"/findings/"+m+"/markets/"+g,schemaPath:"#/properties/subjects/items/properties/findings/i\
tems/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(
k),r++}}else{let c={instancePath:i+"/subjects/"+a+"/findings/"+m+"/markets",schemaPath:"#/properties/subjects/items/prop\
erties/findings/items/properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[c]:e.push(c),r++}}if(u.locales!==void 0){let d=u.locales;if(Array.isArray(d)){let c=d.length;for(let g=0;g<c;g++)if(typeof d[g]!=
"string"){let k={instancePath:i+"/subjects/"+a+"/findings/"+m+"/locales/"+g,schemaPath:"#/properties/subjects/items/prop\
erties/findings/items/properties/locales/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[k]:e.push(k),r++}}else{let c={instancePath:i+"/subjects/"+a+"/findings/"+m+"/locales",schemaPath:"#/properties/s\
ubjects/items/properties/findings/items/properties/locales/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[c]:e.push(c),r++}}if(u.places!==void 0){let d=u.places;if(Array.isArray(d)){let c=d.length;for(let g=0;g<
c;g++){let k=d[g];if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.at===void 0){let b={instancePath:i+"/subjects/"+a+"/\
findings/"+m+"/places/"+g,schemaPath:"#/properties/subjects/items/properties/findings/items/properties/places/items/requ\
ired",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===null?e=[b]:e.push(
b),r++}for(let b in k)if(!(b==="at"||b==="path"||b==="pageId"||b==="entryId")){let v={instancePath:i+"/subjects/"+a+"/fi\
ndings/"+m+"/places/"+g,schemaPath:"#/properties/subjects/items/properties/findings/items/properties/places/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additional propertie\
s"};e===null?e=[v]:e.push(v),r++}if(k.at!==void 0&&typeof k.at!="string"){let b={instancePath:i+"/subjects/"+a+"/finding\
s/"+m+"/places/"+g+"/at",schemaPath:"#/properties/subjects/items/properties/findings/items/properties/places/items/prope\
rties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),r++}if(k.path!==
void 0&&typeof k.path!="string"){let b={instancePath:i+"/subjects/"+a+"/findings/"+m+"/places/"+g+"/path",schemaPath:"#/\
properties/subjects/items/properties/findings/items/properties/places/items/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),r++}if(k.pageId!==void 0&&typeof k.pageId!="string"){let b={
instancePath:i+"/subjects/"+a+"/findings/"+m+"/places/"+g+"/pageId",schemaPath:"#/properties/subjects/items/properties/f\
indings/items/properties/places/items/properties/pageId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[b]:e.push(b),r++}if(k.entryId!==void 0&&typeof k.entryId!="string"){let b={instancePath:i+"/subjects/"+
a+"/findings/"+m+"/places/"+g+"/entryId",schemaPath:"#/properties/subjects/items/properties/findings/items/properties/pl\
aces/items/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.push(
b),r++}}else{let b={instancePath:i+"/subjects/"+a+"/findings/"+m+"/places/"+g,schemaPath:"#/properties/subjects/items/pr\
operties/findings/items/properties/places/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[b]:e.push(b),r++}}}else{let c={instancePath:i+"/subjects/"+a+"/findings/"+m+"/places",schemaPath:"#/properties/s\
ubjects/items/properties/findings/items/properties/places/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+"/subjects/"+a+"/findings/"+m,schemaPath:"#/properties/s\
ubjects/items/properties/findings/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),r++}}}else{let l={instancePath:i+"/subjects/"+a+"/findings",schemaPath:"#/properties/subjects/items/proper\
ties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{let p={
instancePath:i+"/subjects/"+a,schemaPath:"#/properties/subjects/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/subjects",schemaPath:"#/properties/subjects\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ye.
errors=e,r===0}var Ft=Xe;function Xe(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.brand===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
brand"},message:"must have required property 'brand'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(t!=="brand"){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.brand!==void 0){let t=o.brand;if(typeof t=="stri\
ng"){if(P(t)>64){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(!X.test(t)){let s={instancePath:i+"/bra\
nd",schemaPath:"#/properties/brand/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"},message:'must match p\
attern "^[a-z][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/\
brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Xe.
errors=e,r===0}var Et=Qe;function Qe(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.changes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"changes"},message:"must have required property 'changes'"};e===null?e=[t]:e.push(t),r++}if(o.sent===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sent"},message:"must have requ\
ired property 'sent'"};e===null?e=[t]:e.push(t),r++}if(o.conflicts===void 0){let t={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"conflicts"},message:"must have required property 'conflicts'"};e===null?e=
[t]:e.push(t),r++}for(let t in o)if(!(t==="changes"||t==="sent"||t==="conflicts")){let s={instancePath:i,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prop\
erties"};e===null?e=[s]:e.push(s),r++}if(o.changes!==void 0){let t=o.changes;if(Array.isArray(t)){let s=t.length;for(let a=0;a<
s;a++)j(t[a],{instancePath:i+"/changes/"+a,parentData:t,parentDataProperty:a,rootData:y})||(e=e===null?j.errors:e.concat(
j.errors),r=e.length)}else{let s={instancePath:i+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.sent!==void 0){let t=o.sent;if(Array.isArray(t)){
let s=t.length;for(let a=0;a<s;a++)j(t[a],{instancePath:i+"/sent/"+a,parentData:t,parentDataProperty:a,rootData:y})||(e=
e===null?j.errors:e.concat(j.errors),r=e.length)}else{let s={instancePath:i+"/sent",schemaPath:"#/properties/sent/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.conflicts!==void 0){let t=o.
conflicts;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++)D(t[a],{instancePath:i+"/conflicts/"+a,parentData:t,parentDataProperty:a,
rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{let s={instancePath:i+"/conflicts",schemaPath:"#/\
properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return Qe.errors=e,r===0}var Bt=R;function R(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.metadata===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};e===null?e=[t]:e.push(t),r++}if(o.fields===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[t]:e.push(t),r++}if(o.
sys!==void 0){let t=o.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(t.
version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={
instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.updatedAt===void 0){let s={instancePath:i+"/\
sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have r\
equired property 'updatedAt'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let a={instancePath:i+"/sys/type",schemaPath:"\
#/properties/sys/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),r++}if(s!=="Asset"){let a={instancePath:i+"/sys/type",schemaPath:"#/properties/sys/properties/type/const",keyword:"\
const",params:{allowedValue:"Asset"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(t.version!==void 0){
let s=t.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let a={instancePath:i+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[a]:e.push(a),r++}}if(t.createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.updatedAt!==void 0&&typeof t.updatedAt!="string"){let s={instancePath:i+"/sys/updatedA\
t",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.updatedBy!==void 0){let s=t.updatedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
sys===void 0){let a={instancePath:i+"/sys/updatedBy",schemaPath:"#/properties/sys/properties/updatedBy/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[a]:e.push(a),r++}if(s.
sys!==void 0){let a=s.sys;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let n={instancePath:i+"/sys/upd\
atedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),r++}if(a.id!==void 0&&typeof a.id!="string"){let n={
instancePath:i+"/sys/updatedBy/sys/id",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/sys/updatedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:i+"/sys/updatedBy",schemaPath:"\
#/properties/sys/properties/updatedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
a]:e.push(a),r++}}if(t.publishedVersion!==void 0){let s=t.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let a={instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(t.publishedAt!==void 0&&typeof t.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.firstPublishedAt!==void 0&&
typeof t.firstPublishedAt!="string"){let s={instancePath:i+"/sys/firstPublishedAt",schemaPath:"#/properties/sys/properti\
es/firstPublishedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.
publishedBy!==void 0){let s=t.publishedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===void 0){let a={instancePath:i+
"/sys/publishedBy",schemaPath:"#/properties/sys/properties/publishedBy/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[a]:e.push(a),r++}if(s.sys!==void 0){let a=s.sys;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.id===void 0){let n={instancePath:i+"/sys/publishedBy/sys",schemaPath:"#/properties/sys\
/properties/publishedBy/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[n]:e.push(n),r++}if(a.id!==void 0&&typeof a.id!="string"){let n={instancePath:i+"/sys/\
publishedBy/sys/id",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/sys/publishe\
dBy/sys",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:i+"/sys/publishedBy",schemaPath:"#/pro\
perties/sys/properties/publishedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),r++}}if(t.archivedAt!==void 0&&typeof t.archivedAt!="string"){let s={instancePath:i+"/sys/archivedAt",schemaPath:"\
#/properties/sys/properties/archivedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.metadata!==void 0){let t=o.metadata;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.tags===void 0){let s={instancePath:i+"/metadata",schemaPath:"#/properties/metadata/requ\
ired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[s]:e.
push(s),r++}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let p=s[n];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.sys===void 0){let l={instancePath:i+"/metadata/tags/"+n,schemaPath:"#/properties/metad\
ata/properties/tags/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required proper\
ty 'sys'"};e===null?e=[l]:e.push(l),r++}if(p.sys!==void 0){let l=p.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let m={instancePath:i+"/metadata/tags/"+n+"/sys",schemaPath:"#/properties/metadata/properties/tags/items/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[m]:e.push(m),r++}if(l.id!==void 0&&typeof l.id!="string"){let m={instancePath:i+"/metadata/tags/"+n+"/sys/id",schemaPath:"\
#/properties/metadata/properties/tags/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/metadata/tags/"+n+"/sys",schemaPath:"#/prope\
rties/metadata/properties/tags/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/metadata/tags/"+n,schemaPath:"#/properties/metadata/properti\
es/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{
let a={instancePath:i+"/metadata/tags",schemaPath:"#/properties/metadata/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i+"/metadata",schemaPath:"#/pro\
perties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.
fields!==void 0){let t=o.fields;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.title!==void 0){let s=t.title;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let a in s)if(typeof s[a]!="string"){let n={instancePath:i+"/fields/title/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/title/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let a={instancePath:i+"/fields/title",schemaPath:"\
#/properties/fields/properties/title/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),r++}}if(t.description!==void 0){let s=t.description;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
if(typeof s[a]!="string"){let n={instancePath:i+"/fields/description/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/fields/properties/description/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),r++}}else{let a={instancePath:i+"/fields/description",schemaPath:"#/properties/fi\
elds/properties/description/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),r++}}if(t.file!==void 0){let s=t.file;if(s&&typeof s=="object"&&!Array.isArray(s))for(let a in s){let n=s[a];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.fileName===void 0){let p={instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/additionalProperties/required",keyword:"required",params:{missingProperty:"\
fileName"},message:"must have required property 'fileName'"};e===null?e=[p]:e.push(p),r++}if(n.contentType===void 0){let p={
instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/\
additionalProperties/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required pro\
perty 'contentType'"};e===null?e=[p]:e.push(p),r++}if(n.url!==void 0&&typeof n.url!="string"){let p={instancePath:i+"/fi\
elds/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/url",schemaPath:"#/properties/fields/properties/file/additionalPr\
operties/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}
if(n.fileName!==void 0&&typeof n.fileName!="string"){let p={instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fileName",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/fileName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.contentType!==void 0&&typeof n.
contentType!="string"){let p={instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"\
#/properties/fields/properties/file/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.details!==void 0){let p=n.details;if(p&&typeof p=="objec\
t"&&!Array.isArray(p)){if(p.size===void 0){let l={instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/details",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/details/required",keyword:"re\
quired",params:{missingProperty:"size"},message:"must have required property 'size'"};e===null?e=[l]:e.push(l),r++}if(p.
size!==void 0){let l=p.size;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:i+"/fields/fil\
e/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/size",schemaPath:"#/properties/fields/properties/file/additionalP\
roperties/properties/details/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[m]:e.push(m),r++}}if(p.image!==void 0){let l=p.image;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.width===void 0){
let m={instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/properties\
/fields/properties/file/additionalProperties/properties/details/properties/image/required",keyword:"required",params:{missingProperty:"\
width"},message:"must have required property 'width'"};e===null?e=[m]:e.push(m),r++}if(l.height===void 0){let m={instancePath:i+
"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/properties/fields/properties/fil\
e/additionalProperties/properties/details/properties/image/required",keyword:"required",params:{missingProperty:"height"},
message:"must have required property 'height'"};e===null?e=[m]:e.push(m),r++}for(let m in l)if(!(m==="width"||m==="heigh\
t")){let u={instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/prope\
rties/fields/properties/file/additionalProperties/properties/details/properties/image/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),
r++}if(l.width!==void 0){let m=l.width;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:i+"\
/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image/width",schemaPath:"#/properties/fields/propertie\
s/file/additionalProperties/properties/details/properties/image/properties/width/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[u]:e.push(u),r++}}if(l.height!==void 0){let m=l.height;if(!(typeof m=="numb\
er"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u={instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/d\
etails/image/height",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/details/properties/\
image/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),
r++}}}else{let m={instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#\
/properties/fields/properties/file/additionalProperties/properties/details/properties/image/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/fields/file/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/details",schemaPath:"#/properties/fields/properties/file/additionalProperties/propertie\
s/details/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{let p={
instancePath:i+"/fields/file/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/\
additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}else{
let a={instancePath:i+"/fields/file",schemaPath:"#/properties/fields/properties/file/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i+"/fields",schemaPath:"#/pro\
perties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return R.errors=e,r===0}var Ct=es;function es(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.total===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),r++}if(o.skip===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have required property 'skip'"};
e===null?e=[t]:e.push(t),r++}if(o.limit===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[t]:e.push(t),r++}if(o.items===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have req\
uired property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.total!==void 0){let t=o.total;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={
instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(o.skip!==void 0){let t=o.skip;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+
"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),r++}}if(o.limit!==void 0){let t=o.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let s={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={instancePath:i+"/\
limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),r++}}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++)
R(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:y})||(e=e===null?R.errors:e.concat(R.errors),
r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return es.errors=e,r===0}var Vt=ss;var Hs={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/managed-entry.schema.j\
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
function z(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.metadata===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};e===null?e=[t]:e.push(t),r++}if(o.fields===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[t]:e.push(t),r++}if(o.
sys!==void 0){let t=o.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),r++}if(t.type===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(t.
version===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={
instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.updatedAt===void 0){let s={instancePath:i+"/\
sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have r\
equired property 'updatedAt'"};e===null?e=[s]:e.push(s),r++}if(t.contentType===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required propert\
y 'contentType'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",
schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let a={instancePath:i+"/sys/type",schemaPath:"\
#/properties/sys/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),r++}if(s!=="Entry"){let a={instancePath:i+"/sys/type",schemaPath:"#/properties/sys/properties/type/const",keyword:"\
const",params:{allowedValue:"Entry"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(t.version!==void 0){
let s=t.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let a={instancePath:i+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[a]:e.push(a),r++}}if(t.createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.updatedAt!==void 0&&typeof t.updatedAt!="string"){let s={instancePath:i+"/sys/updatedA\
t",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.updatedBy!==void 0){let s=t.updatedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
sys===void 0){let a={instancePath:i+"/sys/updatedBy",schemaPath:"#/properties/sys/properties/updatedBy/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[a]:e.push(a),r++}if(s.
sys!==void 0){let a=s.sys;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let n={instancePath:i+"/sys/upd\
atedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),r++}if(a.id!==void 0&&typeof a.id!="string"){let n={
instancePath:i+"/sys/updatedBy/sys/id",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/sys/updatedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:i+"/sys/updatedBy",schemaPath:"\
#/properties/sys/properties/updatedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
a]:e.push(a),r++}}if(t.publishedVersion!==void 0){let s=t.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let a={instancePath:i+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(t.publishedAt!==void 0&&typeof t.
publishedAt!="string"){let s={instancePath:i+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.firstPublishedAt!==void 0&&
typeof t.firstPublishedAt!="string"){let s={instancePath:i+"/sys/firstPublishedAt",schemaPath:"#/properties/sys/properti\
es/firstPublishedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.
publishedBy!==void 0){let s=t.publishedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===void 0){let a={instancePath:i+
"/sys/publishedBy",schemaPath:"#/properties/sys/properties/publishedBy/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[a]:e.push(a),r++}if(s.sys!==void 0){let a=s.sys;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.id===void 0){let n={instancePath:i+"/sys/publishedBy/sys",schemaPath:"#/properties/sys\
/properties/publishedBy/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[n]:e.push(n),r++}if(a.id!==void 0&&typeof a.id!="string"){let n={instancePath:i+"/sys/\
publishedBy/sys/id",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/sys/publishe\
dBy/sys",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:i+"/sys/publishedBy",schemaPath:"#/pro\
perties/sys/properties/publishedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),r++}}if(t.archivedAt!==void 0&&typeof t.archivedAt!="string"){let s={instancePath:i+"/sys/archivedAt",schemaPath:"\
#/properties/sys/properties/archivedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}if(t.contentType!==void 0){let s=t.contentType;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===
void 0){let a={instancePath:i+"/sys/contentType",schemaPath:"#/properties/sys/properties/contentType/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[a]:e.push(a),r++}if(s.
sys!==void 0){let a=s.sys;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let n={instancePath:i+"/sys/con\
tentType/sys",schemaPath:"#/properties/sys/properties/contentType/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),r++}if(a.id!==void 0&&typeof a.id!="string"){let n={
instancePath:i+"/sys/contentType/sys/id",schemaPath:"#/properties/sys/properties/contentType/properties/sys/properties/i\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/sys/contentType/sys",schemaPath:"#/properties/sys/properties/contentType/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:i+"/sys/contentType",schemaPath:"\
#/properties/sys/properties/contentType/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[a]:e.push(a),r++}}}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.metadata!==void 0){let t=o.metadata;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.tags===void 0){let s={instancePath:i+"/metadata",schemaPath:"#/properties/metadata/req\
uired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[s]:e.
push(s),r++}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let p=s[n];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.sys===void 0){let l={instancePath:i+"/metadata/tags/"+n,schemaPath:"#/properties/metad\
ata/properties/tags/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required proper\
ty 'sys'"};e===null?e=[l]:e.push(l),r++}if(p.sys!==void 0){let l=p.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let m={instancePath:i+"/metadata/tags/"+n+"/sys",schemaPath:"#/properties/metadata/properties/tags/items/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[m]:e.push(m),r++}if(l.id!==void 0&&typeof l.id!="string"){let m={instancePath:i+"/metadata/tags/"+n+"/sys/id",schemaPath:"\
#/properties/metadata/properties/tags/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/metadata/tags/"+n+"/sys",schemaPath:"#/prope\
rties/metadata/properties/tags/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/metadata/tags/"+n,schemaPath:"#/properties/metadata/properti\
es/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{
let a={instancePath:i+"/metadata/tags",schemaPath:"#/properties/metadata/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i+"/metadata",schemaPath:"#/pro\
perties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.
fields!==void 0){let t=o.fields;if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let a=t[s];if(a&&typeof a=="\
object"&&!Array.isArray(a))for(let n in a){let p=a[n];if(typeof p!="object"&&typeof p!="string"&&!(typeof p=="number"&&isFinite(
p))&&typeof p!="boolean"){let l={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/additionalProperties/additionalProperties/type",keyword:"type",
params:{type:Hs.properties.fields.additionalProperties.additionalProperties.type},message:"must be string,number,boolean\
,object,array,null"};e===null?e=[l]:e.push(l),r++}}else{let n={instancePath:i+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/fields/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i+"/fields",schemaPath:"#/properties/fields/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return z.errors=e,r===
0}function ss(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.total===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),r++}if(o.skip===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have requ\
ired property 'skip'"};e===null?e=[t]:e.push(t),r++}if(o.limit===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[t]:e.push(t),r++}if(o.
items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.total!==void 0){let t=o.total;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<
0||isNaN(t))){let s={instancePath:i+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(o.skip!==void 0){let t=o.skip;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let s={instancePath:i+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(o.limit!==void 0){let t=o.limit;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let s={
instancePath:i+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),r++}}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){let s=t.length;for(let a=0;a<
s;a++)z(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:y})||(e=e===null?z.errors:e.concat(z.
errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ss.errors=e,r===0}var Zt=z,Wt=ts;var Oe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/managed-person.schema.\
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
function _(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.user===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"user"},message:"must have required property 'user'"};
e===null?e=[t]:e.push(t),r++}if(o.membership===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"membership"},message:"must have required property 'membership'"};e===null?e=[t]:e.push(t),r++}if(o.
grants===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grants"},message:"\
must have required property 'grants'"};e===null?e=[t]:e.push(t),r++}if(o.isSwitchedOff===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"isSwitchedOff"},message:"must have required property 'isSwitched\
Off'"};e===null?e=[t]:e.push(t),r++}if(o.lastActiveAt===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"lastActiveAt"},message:"must have required property 'lastActiveAt'"};e===null?e=[t]:e.
push(t),r++}if(o.hasPassword===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
hasPassword"},message:"must have required property 'hasPassword'"};e===null?e=[t]:e.push(t),r++}if(o.identityIssuer===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"identityIssuer"},message:"must\
 have required property 'identityIssuer'"};e===null?e=[t]:e.push(t),r++}if(o.validTokens===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"validTokens"},message:"must have required property '\
validTokens'"};e===null?e=[t]:e.push(t),r++}if(o.sys!==void 0){let t=o.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.version===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"version"},message:"must have r\
equired property 'version'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.version!==void 0){let s=t.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let a={instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={
instancePath:i+"/sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i+"/sys",schemaPath:"#/prop\
erties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.user!==
void 0){let t=o.user;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.sys===void 0){let s={instancePath:i+"/user",schemaPath:"\
#/properties/user/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};
e===null?e=[s]:e.push(s),r++}if(t.firstName===void 0){let s={instancePath:i+"/user",schemaPath:"#/properties/user/requir\
ed",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?
e=[s]:e.push(s),r++}if(t.lastName===void 0){let s={instancePath:i+"/user",schemaPath:"#/properties/user/required",keyword:"\
required",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};e===null?e=[s]:e.push(s),
r++}if(t.email===void 0){let s={instancePath:i+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{
missingProperty:"email"},message:"must have required property 'email'"};e===null?e=[s]:e.push(s),r++}if(t.sys!==void 0){
let s=t.sys;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let a={instancePath:i+"/user/sys",schemaPath:"\
#/properties/user/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[a]:e.push(a),r++}if(s.version===void 0){let a={instancePath:i+"/user/sys",schemaPath:"#/prop\
erties/user/properties/sys/required",keyword:"required",params:{missingProperty:"version"},message:"must have required p\
roperty 'version'"};e===null?e=[a]:e.push(a),r++}if(s.id!==void 0&&typeof s.id!="string"){let a={instancePath:i+"/user/s\
ys/id",schemaPath:"#/properties/user/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),r++}if(s.version!==void 0){let a=s.version;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let n={instancePath:i+"/user/sys/version",schemaPath:"#/properties/user/properties/sys/properties/vers\
ion/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}if(typeof a=="n\
umber"&&isFinite(a)&&(a<0||isNaN(a))){let n={instancePath:i+"/user/sys/version",schemaPath:"#/properties/user/properties\
/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
n]:e.push(n),r++}}}else{let a={instancePath:i+"/user/sys",schemaPath:"#/properties/user/properties/sys/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(t.firstName!==void 0&&typeof t.firstName!=
"string"){let s={instancePath:i+"/user/firstName",schemaPath:"#/properties/user/properties/firstName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.lastName!==void 0&&typeof t.lastName!=
"string"){let s={instancePath:i+"/user/lastName",schemaPath:"#/properties/user/properties/lastName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.email!==void 0&&typeof t.email!="stri\
ng"){let s={instancePath:i+"/user/email",schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/user",schemaPath:"#/proper\
ties/user/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.membership!==
void 0){let t=o.membership;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.sys===void 0){let s={instancePath:i+"/membe\
rship",schemaPath:"#/properties/membership/required",keyword:"required",params:{missingProperty:"sys"},message:"must hav\
e required property 'sys'"};e===null?e=[s]:e.push(s),r++}if(t.admin===void 0){let s={instancePath:i+"/membership",schemaPath:"\
#/properties/membership/required",keyword:"required",params:{missingProperty:"admin"},message:"must have required proper\
ty 'admin'"};e===null?e=[s]:e.push(s),r++}if(t.sys!==void 0){let s=t.sys;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
id===void 0){let a={instancePath:i+"/membership/sys",schemaPath:"#/properties/membership/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),r++}if(s.id!==
void 0&&typeof s.id!="string"){let a={instancePath:i+"/membership/sys/id",schemaPath:"#/properties/membership/properties\
/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:i+"/membership/sys",schemaPath:"#/properties/membership/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(t.admin!==void 0&&typeof t.admin!="boolean"){let s={
instancePath:i+"/membership/admin",schemaPath:"#/properties/membership/properties/admin/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/membership",schemaPath:"\
#/properties/membership/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}
if(o.grants!==void 0){let t=o.grants;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.role===void 0){let p={instancePath:i+"/grants/"+a,schemaPath:"#/properties/grants/item\
s/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=
[p]:e.push(p),r++}if(n.name===void 0){let p={instancePath:i+"/grants/"+a,schemaPath:"#/properties/grants/items/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),
r++}if(n.brands===void 0){let p={instancePath:i+"/grants/"+a,schemaPath:"#/properties/grants/items/required",keyword:"re\
quired",params:{missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[p]:e.push(p),r++}if(n.
markets===void 0){let p={instancePath:i+"/grants/"+a,schemaPath:"#/properties/grants/items/required",keyword:"required",
params:{missingProperty:"markets"},message:"must have required property 'markets'"};e===null?e=[p]:e.push(p),r++}if(n.languages===
void 0){let p={instancePath:i+"/grants/"+a,schemaPath:"#/properties/grants/items/required",keyword:"required",params:{missingProperty:"\
languages"},message:"must have required property 'languages'"};e===null?e=[p]:e.push(p),r++}if(n.role!==void 0&&typeof n.
role!="string"){let p={instancePath:i+"/grants/"+a+"/role",schemaPath:"#/properties/grants/items/properties/role/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.name!==void 0&&typeof n.name!="\
string"){let p={instancePath:i+"/grants/"+a+"/name",schemaPath:"#/properties/grants/items/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.brands!==void 0){let p=n.brands;
if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++)if(typeof p[m]!="string"){let u={instancePath:i+"/grants/"+a+"/b\
rands/"+m,schemaPath:"#/properties/grants/items/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+"/grants/"+a+"/brands",schemaPath:"#/propertie\
s/grants/items/properties/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(
l),r++}}if(n.markets!==void 0){let p=n.markets;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++)if(typeof p[m]!="\
string"){let u={instancePath:i+"/grants/"+a+"/markets/"+m,schemaPath:"#/properties/grants/items/properties/markets/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+
"/grants/"+a+"/markets",schemaPath:"#/properties/grants/items/properties/markets/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.languages!==void 0){let p=n.languages;if(Array.isArray(p)){
let l=p.length;for(let m=0;m<l;m++)if(typeof p[m]!="string"){let u={instancePath:i+"/grants/"+a+"/languages/"+m,schemaPath:"\
#/properties/grants/items/properties/languages/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+"/grants/"+a+"/languages",schemaPath:"#/properties/grants/items\
/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{
let p={instancePath:i+"/grants/"+a,schemaPath:"#/properties/grants/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/grants",schemaPath:"#/properties/grants/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.isSwitchedOff!==void 0&&
typeof o.isSwitchedOff!="boolean"){let t={instancePath:i+"/isSwitchedOff",schemaPath:"#/properties/isSwitchedOff/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(o.lastActiveAt!==void 0){let t=o.
lastActiveAt;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/lastActiveAt",schemaPath:"#/properties/lastActiveA\
t/type",keyword:"type",params:{type:Oe.properties.lastActiveAt.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),r++}}if(o.hasPassword!==void 0&&typeof o.hasPassword!="boolean"){let t={instancePath:i+"/hasPassword",schemaPath:"#/p\
roperties/hasPassword/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}
if(o.identityIssuer!==void 0){let t=o.identityIssuer;if(typeof t!="string"&&t!==null){let s={instancePath:i+"/identityIs\
suer",schemaPath:"#/properties/identityIssuer/type",keyword:"type",params:{type:Oe.properties.identityIssuer.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),r++}}if(o.validTokens!==void 0){let t=o.validTokens;if(!(typeof t=="numbe\
r"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/validTokens",schemaPath:"#/properties/validTokens/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}if(typeof t=="number"&&isFinite(t)&&
(t<0||isNaN(t))){let s={instancePath:i+"/validTokens",schemaPath:"#/properties/validTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return _.errors=e,r===
0}function ts(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){
let t=o.items;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++)_(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,
rootData:y})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/prop\
erties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return ts.errors=e,r===0}var Mt=_,Rt=rs;function rs(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.state===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
state"},message:"must have required property 'state'"};e===null?e=[t]:e.push(t),r++}if(o.nonce===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nonce"},message:"must have required property 'nonce'"};
e===null?e=[t]:e.push(t),r++}if(o.verifier===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"verifier"},message:"must have required property 'verifier'"};e===null?e=[t]:e.push(t),r++}if(o.returnTo===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returnTo"},message:"mu\
st have required property 'returnTo'"};e===null?e=[t]:e.push(t),r++}if(o.state!==void 0){let t=o.state;if(typeof t=="str\
ing"){if(P(t)<20){let s={instancePath:i+"/state",schemaPath:"#/properties/state/minLength",keyword:"minLength",params:{limit:20},
message:"must NOT have fewer than 20 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/state",schemaPath:"\
#/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.
nonce!==void 0){let t=o.nonce;if(typeof t=="string"){if(P(t)<20){let s={instancePath:i+"/nonce",schemaPath:"#/properties\
/nonce/minLength",keyword:"minLength",params:{limit:20},message:"must NOT have fewer than 20 characters"};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:i+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.verifier!==void 0){let t=o.verifier;if(typeof t=="str\
ing"){if(P(t)<43){let s={instancePath:i+"/verifier",schemaPath:"#/properties/verifier/minLength",keyword:"minLength",params:{
limit:43},message:"must NOT have fewer than 43 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/v\
erifier",schemaPath:"#/properties/verifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(o.returnTo!==void 0){let t=o.returnTo;if(typeof t=="string"){if(P(t)>2e3){let s={instancePath:i+
"/returnTo",schemaPath:"#/properties/returnTo/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have m\
ore than 2000 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/returnTo",schemaPath:"#/properties\
/returnTo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return rs.errors=e,r===0}var _t=as,Ne={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev\
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
 above it, and the share of the next.",type:"number",minimum:0,maximum:1e3}},required:["type","place"]}]},is=Object.prototype.
hasOwnProperty,Us={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/preview-pag\
e.schema.json",title:"Preview page",description:"The page of content that a preview shows.",type:"object",additionalProperties:!1,
properties:{entryId:{title:"Entry",description:"Id of the page’s entry.",type:"string",pattern:"^[\\w.-]{1,64}$"},title:{
title:"Title",description:"Title of the document.",type:"string"},path:{title:"Path",description:"Path of the address, b\
elow the locale.",type:"string"},variants:{title:"Variants",description:"The pages of this address with where they apply\
; the one that is shown comes first.",type:"array",items:{title:"Variant",description:"A page of the address.",type:"obj\
ect",additionalProperties:!1,properties:{entryId:{title:"Entry",description:"Id of the page.",type:"string",pattern:"^[\\\
w.-]{1,64}$"},brands:{title:"Brands",description:"Brands it is for; missing for all.",type:"array",items:{type:"string"}},
markets:{title:"Markets",description:"Markets it is for; missing for all.",type:"array",items:{type:"string"}},channels:{
title:"Channels",description:"Channels it is for; missing for all.",type:"array",items:{type:"string"}}},required:["entr\
yId"]}},removed:{title:"Removed",description:"Blocks of the page it is based on that changes take out.",type:"array",items:{
title:"Removed block",description:"A block that is not on the page.",type:"object",additionalProperties:!1,properties:{entryId:{
title:"Entry",description:"Id of the block.",type:"string",pattern:"^[\\w.-]{1,64}$"},block:{title:"Block",description:"\
Kind of block.",type:"string"},pageId:{title:"Page",description:"The page whose change it is.",type:"string",pattern:"^[\
\\w.-]{1,64}$"},change:{title:"Change",description:"The change of a page that made it so.",type:"object",additionalProperties:!1,
properties:{id:{title:"Id",description:"Id of the change.",type:"string"},action:{title:"Action",description:"What the c\
hange does.",type:"string",enum:["replace","hide"]}},required:["id","action"]}},required:["entryId","block","pageId","ch\
ange"]}}},required:["entryId","title","path"]},q=new RegExp("^[\\w.-]{1,64}$","u");function A(o,{instancePath:i="",parentData:f,
parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.entryId===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have r\
equired property 'entryId'"};e===null?e=[t]:e.push(t),r++}if(o.title===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.
push(t),r++}if(o.path===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="entryId"||t===
"title"||t==="path"||t==="variants"||t==="removed")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),r++}if(o.entryId!==void 0){let t=o.entryId;if(typeof t=="string"){if(!q.test(t)){let s={instancePath:i+"/entryId",schemaPath:"\
#/properties/entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{\
1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.title!==void 0&&typeof o.title!=
"string"){let t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}if(o.path!==void 0&&typeof o.path!="string"){let t={instancePath:i+"/path",
schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),r++}if(o.variants!==void 0){let t=o.variants;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&
typeof n=="object"&&!Array.isArray(n)){if(n.entryId===void 0){let p={instancePath:i+"/variants/"+a,schemaPath:"#/propert\
ies/variants/items/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property \
'entryId'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="entryId"||p==="brands"||p==="markets"||p==="channels")){
let l={instancePath:i+"/variants/"+a,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.
entryId!==void 0){let p=n.entryId;if(typeof p=="string"){if(!q.test(p)){let l={instancePath:i+"/variants/"+a+"/entryId",
schemaPath:"#/properties/variants/items/properties/entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},
message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/variants/"+a+
"/entryId",schemaPath:"#/properties/variants/items/properties/entryId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}}if(n.brands!==void 0){let p=n.brands;if(Array.isArray(p)){let l=p.length;
for(let m=0;m<l;m++)if(typeof p[m]!="string"){let u={instancePath:i+"/variants/"+a+"/brands/"+m,schemaPath:"#/properties\
/variants/items/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[u]:e.push(u),r++}}else{let l={instancePath:i+"/variants/"+a+"/brands",schemaPath:"#/properties/variants/items/propertie\
s/brands/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.markets!==
void 0){let p=n.markets;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++)if(typeof p[m]!="string"){let u={instancePath:i+
"/variants/"+a+"/markets/"+m,schemaPath:"#/properties/variants/items/properties/markets/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}else{let l={instancePath:i+"/variants/"+a+"/marke\
ts",schemaPath:"#/properties/variants/items/properties/markets/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[l]:e.push(l),r++}}if(n.channels!==void 0){let p=n.channels;if(Array.isArray(p)){let l=p.length;for(let m=0;m<
l;m++)if(typeof p[m]!="string"){let u={instancePath:i+"/variants/"+a+"/channels/"+m,schemaPath:"#/properties/variants/it\
ems/properties/channels/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),r++}}else{let l={instancePath:i+"/variants/"+a+"/channels",schemaPath:"#/properties/variants/items/properties/channel\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+
"/variants/"+a,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/variants",schemaPath:"#/properties/variants/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.removed!==void 0){let t=o.removed;
if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.entryId===
void 0){let p={instancePath:i+"/removed/"+a,schemaPath:"#/properties/removed/items/required",keyword:"required",params:{
missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[p]:e.push(p),r++}if(n.block===void 0){
let p={instancePath:i+"/removed/"+a,schemaPath:"#/properties/removed/items/required",keyword:"required",params:{missingProperty:"\
block"},message:"must have required property 'block'"};e===null?e=[p]:e.push(p),r++}if(n.pageId===void 0){let p={instancePath:i+
"/removed/"+a,schemaPath:"#/properties/removed/items/required",keyword:"required",params:{missingProperty:"pageId"},message:"\
must have required property 'pageId'"};e===null?e=[p]:e.push(p),r++}if(n.change===void 0){let p={instancePath:i+"/remove\
d/"+a,schemaPath:"#/properties/removed/items/required",keyword:"required",params:{missingProperty:"change"},message:"mus\
t have required property 'change'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="entryId"||p==="block"||p==="pa\
geId"||p==="change")){let l={instancePath:i+"/removed/"+a,schemaPath:"#/properties/removed/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),r++}if(n.entryId!==void 0){let p=n.entryId;if(typeof p=="string"){if(!q.test(p)){let l={instancePath:i+"/removed/"+a+
"/entryId",schemaPath:"#/properties/removed/items/properties/entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]\
{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/rem\
oved/"+a+"/entryId",schemaPath:"#/properties/removed/items/properties/entryId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.block!==void 0&&typeof n.block!="string"){let p={instancePath:i+
"/removed/"+a+"/block",schemaPath:"#/properties/removed/items/properties/block/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.pageId!==void 0){let p=n.pageId;if(typeof p=="string"){if(!q.
test(p)){let l={instancePath:i+"/removed/"+a+"/pageId",schemaPath:"#/properties/removed/items/properties/pageId/pattern",
keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[l]:e.push(
l),r++}}else{let l={instancePath:i+"/removed/"+a+"/pageId",schemaPath:"#/properties/removed/items/properties/pageId/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.change!==void 0){let p=n.
change;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let l={instancePath:i+"/removed/"+a+"/change",schemaPath:"\
#/properties/removed/items/properties/change/required",keyword:"required",params:{missingProperty:"id"},message:"must ha\
ve required property 'id'"};e===null?e=[l]:e.push(l),r++}if(p.action===void 0){let l={instancePath:i+"/removed/"+a+"/cha\
nge",schemaPath:"#/properties/removed/items/properties/change/required",keyword:"required",params:{missingProperty:"acti\
on"},message:"must have required property 'action'"};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="id"||l==="act\
ion")){let m={instancePath:i+"/removed/"+a+"/change",schemaPath:"#/properties/removed/items/properties/change/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[m]:e.push(m),r++}if(p.id!==void 0&&typeof p.id!="string"){let l={instancePath:i+"/removed/"+a+"/change/id",schemaPath:"\
#/properties/removed/items/properties/change/properties/id/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[l]:e.push(l),r++}if(p.action!==void 0){let l=p.action;if(typeof l!="string"){let m={instancePath:i+
"/removed/"+a+"/change/action",schemaPath:"#/properties/removed/items/properties/change/properties/action/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(l==="replace"||l==="hide")){let m={
instancePath:i+"/removed/"+a+"/change/action",schemaPath:"#/properties/removed/items/properties/change/properties/action\
/enum",keyword:"enum",params:{allowedValues:Us.properties.removed.items.properties.change.properties.action.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/removed/"+a+"/c\
hange",schemaPath:"#/properties/removed/items/properties/change/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/removed/"+a,schemaPath:"#/properties/removed/i\
tems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+
"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),r++}return A.errors=e,r===0}var Y={$schema:"http://json-schema.org/draft-07/schema\
#",$id:"https://marquee.dev/schemas/studio/preview-block.schema.json",title:"Preview block",description:"A block of a pa\
ge in preview, in the order of the page; a container comes before the blocks in it.",type:"object",additionalProperties:!1,
properties:{key:{title:"Key",description:"The entry’s id, with a number behind it where the entry stands on the page aga\
in. Names the element.",type:"string",minLength:1,maxLength:80},entryId:{title:"Entry",description:"Id of the entry.",type:"\
string",pattern:"^[\\w.-]{1,64}$"},block:{title:"Block",description:"Kind of block.",type:"string",minLength:1},region:{
title:"Region",description:"Part of the page it stands in.",type:"string",enum:["header","main","footer"]},parent:{title:"\
Parent",description:"Key of the container it stands in.",type:"string",minLength:1},holder:{title:"Holder",description:"\
Id of the entry that links it: page, layout or panel.",type:"string",pattern:"^[\\w.-]{1,64}$"},pointer:{title:"Pointer",
description:"JSON pointer of the link in the entry that links it, such as /blocks/2.",type:"string"},origin:{title:"Orig\
in",description:"Of a page that is based on another: where the block comes from.",type:"object",additionalProperties:!1,
properties:{pageId:{title:"Page",description:"The page that has it.",type:"string",pattern:"^[\\w.-]{1,64}$"},change:{title:"\
Change",description:"The change of a page that made it so.",type:"object",additionalProperties:!1,properties:{id:{title:"\
Id",description:"Id of the change.",type:"string"},action:{title:"Action",description:"What the change does.",type:"stri\
ng",enum:["replace","add","move"]}},required:["id","action"]}},required:["pageId"]},conditions:{title:"Conditions",description:"\
What decides whether it is shown; missing where nothing limits it.",type:"array",items:{$ref:"https://marquee.dev/schema\
s/studio/preview-condition.schema.json"}},fault:{title:"Fault",description:"Why visitors do not see it.",type:"object",additionalProperties:!1,
properties:{pointer:{title:"Pointer",description:"JSON pointer into the entry.",type:"string"},reason:{title:"Reason",description:"\
What is wrong.",type:"string"}},required:["pointer","reason"]},hidden:{title:"Hidden",description:"Why it shows nothing \
to this visitor.",type:"object",additionalProperties:!1,properties:{reason:{title:"Reason",description:"What hides it.",
type:"string",enum:["empty","early","late","market","channel","signed-in","signed-out","audience","marketing","offer"]},
text:{title:"Text",description:"The same in the language of the site.",type:"string"}},required:["reason","text"]}},required:[
"key","entryId","block","region"]},Ks={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schema\
s/studio/preview-condition.schema.json",title:"Preview condition",description:"One thing that decides whether a block is\
 shown, and whether the view fulfils it.",type:"object",additionalProperties:!1,properties:{name:{title:"Name",description:"\
What decides: the placement of the block, a setting of the market, or where its links lead.",type:"string",enum:["market",
"channel","from","until","visitor","audience","marketing","setting","links","access","promotions"]},met:{title:"Met",description:"\
Whether the view fulfils it; of links, whether enough of the block is left without them.",type:"boolean"},values:{title:"\
Values",description:"Markets, channels, kinds of visitors or groups that see it; of links, the addresses that are left o\
ut.",type:"array",items:{type:"string"}},moment:{title:"Moment",description:"When it begins or ends.",type:"string",format:"\
date-time"},setting:{title:"Setting",description:"The setting of the brand or the market that decides, such as rules.loy\
alty.",type:"string"},exempt:{title:"Exempt",description:"It is met because the lobby of the live casino shows every blo\
ck to visitors who are not signed in.",type:"boolean"}},required:["name","met"]};function H(o,{instancePath:i="",parentData:f,
parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pr\
operty 'name'"};e===null?e=[t]:e.push(t),r++}if(o.met===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"met"},message:"must have required property 'met'"};e===null?e=[t]:e.push(t),r++}for(let t in o)
if(!(t==="name"||t==="met"||t==="values"||t==="moment"||t==="setting"||t==="exempt")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(o.name!==void 0){let t=o.name;if(typeof t!="string"){let s={instancePath:i+"\
/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(!(t==="market"||t==="channel"||t==="from"||t==="until"||t==="visitor"||t==="audience"||t==="marketing"||
t==="setting"||t==="links"||t==="access"||t==="promotions")){let s={instancePath:i+"/name",schemaPath:"#/properties/name\
/enum",keyword:"enum",params:{allowedValues:Ks.properties.name.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),r++}}if(o.met!==void 0&&typeof o.met!="boolean"){let t={instancePath:i+"/met",schemaPath:"#/pro\
perties/met/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(o.values!==
void 0){let t=o.values;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++)if(typeof t[a]!="string"){let n={instancePath:i+
"/values/"+a,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i+"/values",schemaPath:"#/properties/values/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.moment!==void 0){let t=o.moment;if(typeof t==
"string"){if(!me.validate(t)){let s={instancePath:i+"/moment",schemaPath:"#/properties/moment/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/\
moment",schemaPath:"#/properties/moment/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}}if(o.setting!==void 0&&typeof o.setting!="string"){let t={instancePath:i+"/setting",schemaPath:"#/pro\
perties/setting/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.
exempt!==void 0&&typeof o.exempt!="boolean"){let t={instancePath:i+"/exempt",schemaPath:"#/properties/exempt/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return H.errors=e,r===
0}function O(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="ob\
ject"&&!Array.isArray(o)){if(o.key===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
key"},message:"must have required property 'key'"};e===null?e=[t]:e.push(t),r++}if(o.entryId===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entr\
yId'"};e===null?e=[t]:e.push(t),r++}if(o.block===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"block"},message:"must have required property 'block'"};e===null?e=[t]:e.push(t),r++}if(o.region===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"region"},message:"must\
 have required property 'region'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!is.call(Y.properties,t)){let s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),r++}if(o.key!==void 0){let t=o.key;if(typeof t=="string"){if(P(t)>80){let s={
instancePath:i+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT ha\
ve more than 80 characters"};e===null?e=[s]:e.push(s),r++}if(P(t)<1){let s={instancePath:i+"/key",schemaPath:"#/properti\
es/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.entryId!==void 0){let t=o.entryId;if(typeof t=="string"){if(!q.
test(t)){let s={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/pattern",keyword:"pattern",params:{pattern:"^\
[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}}if(o.block!==void 0){let t=o.block;if(typeof t=="string"){if(P(t)<1){let s={instancePath:i+"/block",
schemaPath:"#/properties/block/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/block",schemaPath:"#/properties/block/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.region!==void 0){let t=o.region;
if(typeof t!="string"){let s={instancePath:i+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="header"||t==="main"||t==="footer")){let s={instancePath:i+
"/region",schemaPath:"#/properties/region/enum",keyword:"enum",params:{allowedValues:Y.properties.region.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(o.parent!==void 0){let t=o.parent;if(typeof t==
"string"){if(P(t)<1){let s={instancePath:i+"/parent",schemaPath:"#/properties/parent/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/par\
ent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(o.holder!==void 0){let t=o.holder;if(typeof t=="string"){if(!q.test(t)){let s={instancePath:i+"/holder",
schemaPath:"#/properties/holder/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match patter\
n "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/holder",schemaPath:"#/properties/holder\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.pointer!==void 0&&
typeof o.pointer!="string"){let t={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.origin!==void 0){let t=o.origin;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.pageId===void 0){let s={instancePath:i+"/origin",schemaPath:"#/properties/origin/requi\
red",keyword:"required",params:{missingProperty:"pageId"},message:"must have required property 'pageId'"};e===null?e=[s]:
e.push(s),r++}for(let s in t)if(!(s==="pageId"||s==="change")){let a={instancePath:i+"/origin",schemaPath:"#/properties/\
origin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additio\
nal properties"};e===null?e=[a]:e.push(a),r++}if(t.pageId!==void 0){let s=t.pageId;if(typeof s=="string"){if(!q.test(s)){
let a={instancePath:i+"/origin/pageId",schemaPath:"#/properties/origin/properties/pageId/pattern",keyword:"pattern",params:{
pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/origin/pageId",schemaPath:"#/properties/origin/properties/pageId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),r++}}if(t.change!==void 0){let s=t.change;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let a={instancePath:i+"/origin/change",schemaPath:"#/properties/origin/properties/change/required",
keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),r++}
if(s.action===void 0){let a={instancePath:i+"/origin/change",schemaPath:"#/properties/origin/properties/change/required",
keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[a]:e.push(
a),r++}for(let a in s)if(!(a==="id"||a==="action")){let n={instancePath:i+"/origin/change",schemaPath:"#/properties/orig\
in/properties/change/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NO\
T have additional properties"};e===null?e=[n]:e.push(n),r++}if(s.id!==void 0&&typeof s.id!="string"){let a={instancePath:i+
"/origin/change/id",schemaPath:"#/properties/origin/properties/change/properties/id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s.action!==void 0){let a=s.action;if(typeof a!="string"){
let n={instancePath:i+"/origin/change/action",schemaPath:"#/properties/origin/properties/change/properties/action/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(a==="replace"||a==="ad\
d"||a==="move")){let n={instancePath:i+"/origin/change/action",schemaPath:"#/properties/origin/properties/change/propert\
ies/action/enum",keyword:"enum",params:{allowedValues:Y.properties.origin.properties.change.properties.action.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:i+"/origin/change",
schemaPath:"#/properties/origin/properties/change/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.conditions!==void 0){let t=o.conditions;
if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++)H(t[a],{instancePath:i+"/conditions/"+a,parentData:t,parentDataProperty:a,
rootData:y})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)}else{let s={instancePath:i+"/conditions",schemaPath:"#\
/properties/conditions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}
if(o.fault!==void 0){let t=o.fault;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.pointer===void 0){let s={instancePath:i+
"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty:"pointer"},message:"must ha\
ve required property 'pointer'"};e===null?e=[s]:e.push(s),r++}if(t.reason===void 0){let s={instancePath:i+"/fault",schemaPath:"\
#/properties/fault/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property '\
reason'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(!(s==="pointer"||s==="reason")){let a={instancePath:i+"/fault",
schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(t.pointer!==void 0&&typeof t.pointer!="string"){let s={
instancePath:i+"/fault/pointer",schemaPath:"#/properties/fault/properties/pointer/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.reason!==void 0&&typeof t.reason!="string"){let s={instancePath:i+
"/fault/reason",schemaPath:"#/properties/fault/properties/reason/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/fault",schemaPath:"#/properties/fault/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.hidden!==void 0){let t=o.hidden;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.reason===void 0){let s={instancePath:i+"/hidden",schemaPath:"#/propert\
ies/hidden/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};
e===null?e=[s]:e.push(s),r++}if(t.text===void 0){let s={instancePath:i+"/hidden",schemaPath:"#/properties/hidden/require\
d",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[s]:e.push(
s),r++}for(let s in t)if(!(s==="reason"||s==="text")){let a={instancePath:i+"/hidden",schemaPath:"#/properties/hidden/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[a]:e.push(a),r++}if(t.reason!==void 0){let s=t.reason;if(typeof s!="string"){let a={instancePath:i+"\
/hidden/reason",schemaPath:"#/properties/hidden/properties/reason/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[a]:e.push(a),r++}if(!(s==="empty"||s==="early"||s==="late"||s==="market"||s==="channel"||s===
"signed-in"||s==="signed-out"||s==="audience"||s==="marketing"||s==="offer")){let a={instancePath:i+"/hidden/reason",schemaPath:"\
#/properties/hidden/properties/reason/enum",keyword:"enum",params:{allowedValues:Y.properties.hidden.properties.reason.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(t.text!==void 0&&typeof t.text!="\
string"){let s={instancePath:i+"/hidden/text",schemaPath:"#/properties/hidden/properties/text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/hidden",schemaPath:"\
#/properties/hidden/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return O.errors=e,r===0}function N(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.pointer===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[t]:e.push(t),r++}if(o.reason===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have re\
quired property 'reason'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="entryId"||t==="block"||t==="pointer"||t===
"reason")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.entryId!==void 0&&typeof o.entryId!="st\
ring"){let t={instancePath:i+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}if(o.block!==void 0&&typeof o.block!="string"){let t={instancePath:i+"/blo\
ck",schemaPath:"#/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),r++}if(o.pointer!==void 0&&typeof o.pointer!="string"){let t={instancePath:i+"/pointer",schemaPath:"#/properti\
es/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.reason!==
void 0&&typeof o.reason!="string"){let t={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return N.errors=e,r===
0}function as(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}let t=o.type;if(typeof t==
"string")if(t==="marquee:ready")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),r++}if(o.url===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),r++}if(o.site===void 0){let s={
instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"site"},message:"must have req\
uired property 'site'"};e===null?e=[s]:e.push(s),r++}if(o.blocks===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/r\
equired",keyword:"required",params:{missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=
[s]:e.push(s),r++}if(o.notes===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"notes"},message:"must have required property 'notes'"};e===null?e=[s]:e.push(s),r++}if(o.hashes===void 0){
let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"hashes"},message:"must\
 have required property 'hashes'"};e===null?e=[s]:e.push(s),r++}if(o.contentHashes===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"contentHashes"},message:"must have required property 'co\
ntentHashes'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!is.call(Ne.oneOf[0].properties,s)){let a={instancePath:i,
schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let a={
instancePath:i+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:ready"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/0/prop\
erties/type/const",keyword:"const",params:{allowedValue:"marquee:ready"},message:"must be equal to constant"};e===null?e=
[a]:e.push(a),r++}}if(o.url!==void 0&&typeof o.url!="string"){let s={instancePath:i+"/url",schemaPath:"#/oneOf/0/propert\
ies/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(o.site!==void 0){
let s=o.site;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand===void 0){let a={instancePath:i+"/site",schemaPath:"\
#/oneOf/0/properties/site/required",keyword:"required",params:{missingProperty:"brand"},message:"must have required prop\
erty 'brand'"};e===null?e=[a]:e.push(a),r++}if(s.market===void 0){let a={instancePath:i+"/site",schemaPath:"#/oneOf/0/pr\
operties/site/required",keyword:"required",params:{missingProperty:"market"},message:"must have required property 'marke\
t'"};e===null?e=[a]:e.push(a),r++}if(s.locale===void 0){let a={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/s\
ite/required",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'locale'"};e===null?
e=[a]:e.push(a),r++}if(s.contentLocale===void 0){let a={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/req\
uired",keyword:"required",params:{missingProperty:"contentLocale"},message:"must have required property 'contentLocale'"};
e===null?e=[a]:e.push(a),r++}if(s.timeZone===void 0){let a={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site\
/required",keyword:"required",params:{missingProperty:"timeZone"},message:"must have required property 'timeZone'"};e===
null?e=[a]:e.push(a),r++}for(let a in s)if(!(a==="brand"||a==="market"||a==="locale"||a==="contentLocale"||a==="timeZone")){
let n={instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(s.brand!==void 0&&
typeof s.brand!="string"){let a={instancePath:i+"/site/brand",schemaPath:"#/oneOf/0/properties/site/properties/brand/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s.market!==void 0&&typeof s.
market!="string"){let a={instancePath:i+"/site/market",schemaPath:"#/oneOf/0/properties/site/properties/market/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s.locale!==void 0&&typeof s.locale!=
"string"){let a={instancePath:i+"/site/locale",schemaPath:"#/oneOf/0/properties/site/properties/locale/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s.contentLocale!==void 0&&typeof s.
contentLocale!="string"){let a={instancePath:i+"/site/contentLocale",schemaPath:"#/oneOf/0/properties/site/properties/co\
ntentLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s.timeZone!==
void 0&&typeof s.timeZone!="string"){let a={instancePath:i+"/site/timeZone",schemaPath:"#/oneOf/0/properties/site/proper\
ties/timeZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:i+"/site",schemaPath:"#/oneOf/0/properties/site/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[a]:e.push(a),r++}}if(o.page!==void 0&&(A(o.page,{instancePath:i+"/page",parentData:o,parentDataProperty:"\
page",rootData:y})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),o.layout!==void 0){let s=o.layout;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.entryId===void 0){let a={instancePath:i+"/layout",schemaPath:"#/oneOf/0/properties/lay\
out/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[a]:e.push(a),r++}for(let a in s)if(a!=="entryId"){let n={instancePath:i+"/layout",schemaPath:"#/oneOf/0/properti\
es/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have addi\
tional properties"};e===null?e=[n]:e.push(n),r++}if(s.entryId!==void 0){let a=s.entryId;if(typeof a=="string"){if(!q.test(
a)){let n={instancePath:i+"/layout/entryId",schemaPath:"#/oneOf/0/properties/layout/properties/entryId/pattern",keyword:"\
pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/layout/entryId",schemaPath:"#/oneOf/0/properties/layout/properties/entryId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:i+"/layout",schemaPath:"\
#/oneOf/0/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),r++}}if(o.blocks!==void 0){let s=o.blocks;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)O(s[n],{instancePath:i+
"/blocks/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let a={
instancePath:i+"/blocks",schemaPath:"#/oneOf/0/properties/blocks/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[a]:e.push(a),r++}}if(o.notes!==void 0){let s=o.notes;if(Array.isArray(s)){let a=s.length;for(let n=0;n<
a;n++)N(s[n],{instancePath:i+"/notes/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?N.errors:e.concat(N.
errors),r=e.length)}else{let a={instancePath:i+"/notes",schemaPath:"#/oneOf/0/properties/notes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(o.hashes!==void 0){let s=o.hashes;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let a in s)if(typeof s[a]!="string"){let n={instancePath:i+"/hashes/"+a.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/oneOf/0/properties/hashes/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let a={instancePath:i+"/hashes",schemaPath:"#/oneO\
f/0/properties/hashes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}
if(o.contentHashes!==void 0){let s=o.contentHashes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(typeof s[a]!=
"string"){let n={instancePath:i+"/contentHashes/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/oneOf/0/propert\
ies/contentHashes/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),r++}}else{let a={instancePath:i+"/contentHashes",schemaPath:"#/oneOf/0/properties/contentHashes/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(o.sequence!==void 0){let s=o.sequence;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/0/proper\
ties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/0/properties/sequence/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}else{let s={
instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}else if(t==="marquee:clicked")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),r++}if(o.entryId===void 0){let s={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"\
required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[s]:e.push(s),r++}
for(let s in o)if(!(s==="type"||s==="entryId"||s==="field")){let a={instancePath:i,schemaPath:"#/oneOf/1/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/\
oneOf/1/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}
if(s!=="marquee:clicked"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{
allowedValue:"marquee:clicked"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(o.entryId!==void 0){
let s=o.entryId;if(typeof s=="string"){if(!q.test(s)){let a={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/\
entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(o.field!==void 0&&typeof o.field!=
"string"){let s={instancePath:i+"/field",schemaPath:"#/oneOf/1/properties/field/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t==="marquee:rendered")if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(o.
sequence===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"seq\
uence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),r++}if(o.ms===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"ms"},message:"must have required property 'm\
s'"};e===null?e=[s]:e.push(s),r++}if(o.blocks===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"r\
equired",params:{missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=[s]:e.push(s),r++}
if(o.notes===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"n\
otes"},message:"must have required property 'notes'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="\
sequence"||s==="ms"||s==="page"||s==="blocks"||s==="notes")){let a={instancePath:i,schemaPath:"#/oneOf/2/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/\
oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}
if(s!=="marquee:rendered"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{
allowedValue:"marquee:rendered"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(o.sequence!==void 0){
let s=o.sequence;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sequence",schemaPath:"\
#/oneOf/2/properties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/prop\
erties/sequence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(
a),r++}}if(o.ms!==void 0){let s=o.ms;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let a={instancePath:i+"/ms",schemaPath:"\
#/oneOf/2/properties/ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
a]:e.push(a),r++}}else{let a={instancePath:i+"/ms",schemaPath:"#/oneOf/2/properties/ms/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(o.page!==void 0&&(A(o.page,{instancePath:i+"/page",parentData:o,
parentDataProperty:"page",rootData:y})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),o.blocks!==void 0){let s=o.
blocks;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)O(s[n],{instancePath:i+"/blocks/"+n,parentData:s,parentDataProperty:n,
rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let a={instancePath:i+"/blocks",schemaPath:"#/one\
Of/2/properties/blocks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}
if(o.notes!==void 0){let s=o.notes;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)N(s[n],{instancePath:i+"/note\
s/"+n,parentData:s,parentDataProperty:n,rootData:y})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{let a={instancePath:i+
"/notes",schemaPath:"#/oneOf/2/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t==="marquee:pictured")if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(o.shown===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"shown"},message:"must have required property\
 'shown'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="shown")){let a={instancePath:i,schemaPath:"\
#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have addi\
tional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+
"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),r++}if(s!=="marquee:pictured"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/\
const",keyword:"const",params:{allowedValue:"marquee:pictured"},message:"must be equal to constant"};e===null?e=[a]:e.push(
a),r++}}if(o.shown!==void 0&&typeof o.shown!="boolean"){let s={instancePath:i+"/shown",schemaPath:"#/oneOf/3/properties/\
shown/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:i,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}else if(t==="marquee:no-preview")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),r++}if(o.reason===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"\
required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),r++}
for(let s in o)if(!(s==="type"||s==="reason")){let a={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/4/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="ma\
rquee:no-preview"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"\
marquee:no-preview"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(o.reason!==void 0){let s=o.reason;
if(typeof s!="string"){let a={instancePath:i+"/reason",schemaPath:"#/oneOf/4/properties/reason/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(!(s==="closed"||s==="refused"||s==="too-many")){
let a={instancePath:i+"/reason",schemaPath:"#/oneOf/4/properties/reason/enum",keyword:"enum",params:{allowedValues:Ne.oneOf[4].
properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}}else{let s={
instancePath:i,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}else if(t==="marquee:failed")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),r++}if(o.sequence===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"\
required",params:{missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),
r++}if(o.reason===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s===
"sequence"||s==="reason")){let a={instancePath:i,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==
void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:failed"){let a={instancePath:i+
"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"marquee:failed"},message:"mus\
t be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(o.sequence!==void 0){let s=o.sequence;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/5/properties/sequence/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/5/properties/sequence/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}if(o.reason!==void 0&&typeof o.reason!=
"string"){let s={instancePath:i+"/reason",schemaPath:"#/oneOf/5/properties/reason/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/oneOf/5/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t==="marquee:scrolled")if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(o.
place===void 0){let s={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"place"},
message:"must have required property 'place'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="place")){
let a={instancePath:i,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!=
"string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:scrolled"){let a={instancePath:i+"/type",schemaPath:"\
#/oneOf/6/properties/type/const",keyword:"const",params:{allowedValue:"marquee:scrolled"},message:"must be equal to cons\
tant"};e===null?e=[a]:e.push(a),r++}}if(o.place!==void 0){let s=o.place;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s)){let a={instancePath:i+"/place",schemaPath:"#/oneOf/6/properties/place/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:i+"/place",
schemaPath:"#/oneOf/6/properties/place/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/place",schemaPath:"#/oneOf/6/properties/place/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else{let s={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:t},message:'\
value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(s),r++}else{let s={instancePath:i,schemaPath:"#/discriminat\
or",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:t},message:'tag "type" must be string'};e===null?e=[
s]:e.push(s),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),r++}return as.errors=e,r===0}var Ht=ps,Gs={$schema:"http://json-schema.org/draft-07/sc\
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
ands","markets","languages"],additionalProperties:!0};function ps(o,{instancePath:i="",parentData:f,parentDataProperty:h,
rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.roles===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"roles"},message:"must have required property 'roles'"};
e===null?e=[t]:e.push(t),r++}if(o.brands===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[t]:e.push(t),r++}if(o.markets===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"markets"},message:"must have r\
equired property 'markets'"};e===null?e=[t]:e.push(t),r++}if(o.languages===void 0){let t={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"languages"},message:"must have required property 'languages'"};e===
null?e=[t]:e.push(t),r++}if(o.roles!==void 0){let t=o.roles;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let p={instancePath:i+"/roles/"+a,schemaPath:"#/propertie\
s/roles/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[p]:e.push(p),r++}if(n.name===void 0){let p={instancePath:i+"/roles/"+a,schemaPath:"#/properties/roles/items/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.
push(p),r++}if(n.description===void 0){let p={instancePath:i+"/roles/"+a,schemaPath:"#/properties/roles/items/required",
keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?
e=[p]:e.push(p),r++}if(n.isLimitable===void 0){let p={instancePath:i+"/roles/"+a,schemaPath:"#/properties/roles/items/re\
quired",keyword:"required",params:{missingProperty:"isLimitable"},message:"must have required property 'isLimitable'"};e===
null?e=[p]:e.push(p),r++}if(n.id!==void 0&&typeof n.id!="string"){let p={instancePath:i+"/roles/"+a+"/id",schemaPath:"#/\
properties/roles/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}if(n.name!==void 0&&typeof n.name!="string"){let p={instancePath:i+"/roles/"+a+"/name",schemaPath:"#/prope\
rties/roles/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),r++}if(n.description!==void 0){let p=n.description;if(typeof p!="string"&&p!==null){let l={instancePath:i+"/role\
s/"+a+"/description",schemaPath:"#/properties/roles/items/properties/description/type",keyword:"type",params:{type:Gs.properties.
roles.items.properties.description.type},message:"must be string,null"};e===null?e=[l]:e.push(l),r++}}if(n.isLimitable!==
void 0&&typeof n.isLimitable!="boolean"){let p={instancePath:i+"/roles/"+a+"/isLimitable",schemaPath:"#/properties/roles\
/items/properties/isLimitable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(
p),r++}}else{let p={instancePath:i+"/roles/"+a,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/roles",schemaPath:"#/prope\
rties/roles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.brands!==
void 0){let t=o.brands;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++)if(typeof t[a]!="string"){let n={instancePath:i+
"/brands/"+a,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.markets!==void 0){let t=o.markets;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++)if(typeof t[a]!="string"){let n={instancePath:i+"/markets/"+a,schemaPath:"\
#/properties/markets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
r++}}else{let s={instancePath:i+"/markets",schemaPath:"#/properties/markets/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),r++}}if(o.languages!==void 0){let t=o.languages;if(Array.isArray(t)){let s=t.length;
for(let a=0;a<s;a++)if(typeof t[a]!="string"){let n={instancePath:i+"/languages/"+a,schemaPath:"#/properties/languages/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}else{let s={instancePath:i+
"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return ps.errors=e,r===0}var Ut=os,Js={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/studio/presence-beat.schema.json",title:"Presence beat",description:"Say\
s that somebody still has a page open.",type:"object",properties:{page:{title:"Page",description:"Id of the page's entry\
.",type:"string",pattern:"^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},tab:{title:"Tab",description:"Names the tab of the brows\
er.",type:"string",pattern:"^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},block:{title:"Block",description:"Id of the entry that\
 is edited; null for the page itself.",type:["string","null"],pattern:"^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},isLeaving:{
title:"Leaving",description:"Whether the page is being closed.",type:"boolean"}},required:["page","tab","block","isLeavi\
ng"],additionalProperties:!1},oe=new RegExp("^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$","u");function os(o,{instancePath:i="",
parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.page===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must h\
ave required property 'page'"};e===null?e=[t]:e.push(t),r++}if(o.tab===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"tab"},message:"must have required property 'tab'"};e===null?e=[t]:e.push(
t),r++}if(o.block===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bl\
ock"},message:"must have required property 'block'"};e===null?e=[t]:e.push(t),r++}if(o.isLeaving===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"isLeaving"},message:"must have required property 'is\
Leaving'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="page"||t==="tab"||t==="block"||t==="isLeaving")){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.page!==void 0){let t=o.page;if(typeof t=="string"){
if(!oe.test(t)){let s={instancePath:i+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"'};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:i+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.tab!==void 0){let t=o.tab;if(typeof t=="string"){if(!oe.
test(t)){let s={instancePath:i+"/tab",schemaPath:"#/properties/tab/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0\
-9_-][A-Za-z0-9_.-]{0,63}$"},message:'must match pattern "^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"'};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:i+"/tab",schemaPath:"#/properties/tab/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(o.block!==void 0){let t=o.block;if(typeof t!="string"&&t!==null){let s={
instancePath:i+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type:Js.properties.block.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),r++}if(typeof t=="string"&&!oe.test(t)){let s={instancePath:i+"/block",schemaPath:"\
#/properties/block/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"},message:'must match\
 pattern "^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"'};e===null?e=[s]:e.push(s),r++}}if(o.isLeaving!==void 0&&typeof o.isLeaving!=
"boolean"){let t={instancePath:i+"/isLeaving",schemaPath:"#/properties/isLeaving/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return os.errors=e,r===0}var Kt=ns,Ys={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/presence-reply.schema.json",title:"\
Presence reply",description:"Who else has the page open.",type:"object",properties:{others:{title:"Others",description:"\
Each person once.",type:"array",items:{title:"Person",description:"Somebody else.",type:"object",properties:{id:{title:"\
Id",description:"Of the person.",type:"string"},name:{title:"Name",description:"As shown.",type:"string"},block:{title:"\
Block",description:"Id of the entry they edit; null for the page itself.",type:["string","null"]}},required:["id","name",
"block"],additionalProperties:!1}}},required:["others"],additionalProperties:!1};function ns(o,{instancePath:i="",parentData:f,
parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.others===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"others"},message:"must have re\
quired property 'others'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(t!=="others"){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(o.others!==void 0){let t=o.others;if(Array.isArray(t)){let s=t.length;for(let a=0;a<
s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let p={instancePath:i+"/others/"+a,schemaPath:"\
#/properties/others/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required propert\
y 'id'"};e===null?e=[p]:e.push(p),r++}if(n.name===void 0){let p={instancePath:i+"/others/"+a,schemaPath:"#/properties/ot\
hers/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===
null?e=[p]:e.push(p),r++}if(n.block===void 0){let p={instancePath:i+"/others/"+a,schemaPath:"#/properties/others/items/r\
equired",keyword:"required",params:{missingProperty:"block"},message:"must have required property 'block'"};e===null?e=[
p]:e.push(p),r++}for(let p in n)if(!(p==="id"||p==="name"||p==="block")){let l={instancePath:i+"/others/"+a,schemaPath:"\
#/properties/others/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"mu\
st NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.id!==void 0&&typeof n.id!="string"){let p={instancePath:i+
"/others/"+a+"/id",schemaPath:"#/properties/others/items/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}if(n.name!==void 0&&typeof n.name!="string"){let p={instancePath:i+"/other\
s/"+a+"/name",schemaPath:"#/properties/others/items/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}if(n.block!==void 0){let p=n.block;if(typeof p!="string"&&p!==null){let l={
instancePath:i+"/others/"+a+"/block",schemaPath:"#/properties/others/items/properties/block/type",keyword:"type",params:{
type:Ys.properties.others.items.properties.block.type},message:"must be string,null"};e===null?e=[l]:e.push(l),r++}}}else{
let p={instancePath:i+"/others/"+a,schemaPath:"#/properties/others/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/others",schemaPath:"#/properties/others/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ns.
errors=e,r===0}var Gt=O,Jt=ls;function ls(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.blocks===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=[t]:e.push(t),r++}if(o.notes===void 0){
let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must have req\
uired property 'notes'"};e===null?e=[t]:e.push(t),r++}if(o.notesHtml===void 0){let t={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"notesHtml"},message:"must have required property 'notesHtml'"};e===null?
e=[t]:e.push(t),r++}for(let t in o)if(!(t==="page"||t==="layout"||t==="blocks"||t==="notes"||t==="notesHtml"||t==="conte\
ntHashes")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.page!==void 0&&(A(o.page,{instancePath:i+
"/page",parentData:o,parentDataProperty:"page",rootData:y})||(e=e===null?A.errors:e.concat(A.errors),r=e.length)),o.layout!==
void 0){let t=o.layout;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.entryId===void 0){let s={instancePath:i+"/layou\
t",schemaPath:"#/properties/layout/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have re\
quired property 'entryId'"};e===null?e=[s]:e.push(s),r++}for(let s in t)if(s!=="entryId"){let a={instancePath:i+"/layout",
schemaPath:"#/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(t.entryId!==void 0){let s=t.entryId;if(typeof s=="\
string"){if(!q.test(s)){let a={instancePath:i+"/layout/entryId",schemaPath:"#/properties/layout/properties/entryId/patte\
rn",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[a]:
e.push(a),r++}}else{let a={instancePath:i+"/layout/entryId",schemaPath:"#/properties/layout/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i+"/layou\
t",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}}if(o.blocks!==void 0){let t=o.blocks;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.block===void 0){let p={instancePath:i+"/blocks/"+a,schemaPath:"#/prope\
rties/blocks/items/required",keyword:"required",params:{missingProperty:"block"},message:"must have required property 'b\
lock'"};e===null?e=[p]:e.push(p),r++}if(n.hash===void 0){let p={instancePath:i+"/blocks/"+a,schemaPath:"#/properties/blo\
cks/items/required",keyword:"required",params:{missingProperty:"hash"},message:"must have required property 'hash'"};e===
null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="block"||p==="hash"||p==="html"||p==="shell")){let l={instancePath:i+"/\
blocks/"+a,schemaPath:"#/properties/blocks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.block!==void 0&&(O(n.block,{instancePath:i+
"/blocks/"+a+"/block",parentData:n,parentDataProperty:"block",rootData:y})||(e=e===null?O.errors:e.concat(O.errors),r=e.
length)),n.hash!==void 0&&typeof n.hash!="string"){let p={instancePath:i+"/blocks/"+a+"/hash",schemaPath:"#/properties/b\
locks/items/properties/hash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}if(n.html!==void 0&&typeof n.html!="string"){let p={instancePath:i+"/blocks/"+a+"/html",schemaPath:"#/properties/\
blocks/items/properties/html/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}if(n.shell!==void 0&&typeof n.shell!="string"){let p={instancePath:i+"/blocks/"+a+"/shell",schemaPath:"#/properti\
es/blocks/items/properties/shell/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),r++}}else{let p={instancePath:i+"/blocks/"+a,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/blocks",schemaPath:"\
#/properties/blocks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.
notes!==void 0){let t=o.notes;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++)N(t[a],{instancePath:i+"/notes/"+a,
parentData:t,parentDataProperty:a,rootData:y})||(e=e===null?N.errors:e.concat(N.errors),r=e.length)}else{let s={instancePath:i+
"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),r++}}if(o.notesHtml!==void 0&&typeof o.notesHtml!="string"){let t={instancePath:i+"/notesHtml",schemaPath:"\
#/properties/notesHtml/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}
if(o.contentHashes!==void 0){let t=o.contentHashes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)if(typeof t[s]!=
"string"){let a={instancePath:i+"/contentHashes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cont\
entHashes/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),r++}}else{let s={instancePath:i+"/contentHashes",schemaPath:"#/properties/contentHashes/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ls.errors=e,r===0}var Yt=ds;var ms=new RegExp("^/","u");var ne=new RegExp("^[A-Za-z][A-Za-z0-9_]{0,63}$","u"),le=new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","u");function S(o,{
instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(Object.keys(o).length>500){let n={instancePath:i,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:500},
message:"must NOT have more than 500 properties"};e===null?e=[n]:e.push(n),r++}for(let n in o){let p=r;if(typeof n=="str\
ing"&&!q.test(n)){let l={instancePath:i,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{\
1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"',propertyName:n};e===null?e=[l]:e.push(l),r++}var t=p===r;if(!t){
let l={instancePath:i,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property nam\
e must be valid"};e===null?e=[l]:e.push(l),r++}}for(let n in o){let p=o[n];if(p&&typeof p=="object"&&!Array.isArray(p)){
if(Object.keys(p).length>100){let l={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additiona\
lProperties/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};
e===null?e=[l]:e.push(l),r++}for(let l in p){let m=r;if(typeof l=="string"&&!ne.test(l)){let u={instancePath:i+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z][A-Za-z0-9_]{0,63}$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,63}$"',propertyName:l};e===null?e=[u]:
e.push(u),r++}var s=m===r;if(!s){let u={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===
null?e=[u]:e.push(u),r++}}for(let l in p){let m=p[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length>
60){let u={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit:60},message:"must NOT h\
ave more than 60 properties"};e===null?e=[u]:e.push(u),r++}for(let u in m){let d=r;if(typeof u=="string"&&!le.test(u)){let c={
instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(-[A-Za\
-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"',propertyName:u};e===null?e=[c]:e.push(
c),r++}var a=d===r;if(!a){let c={instancePath:i+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:u},
message:"property name must be valid"};e===null?e=[c]:e.push(c),r++}}}else{let u={instancePath:i+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:i+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return S.errors=e,r===0}function F(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.entries===void 0){let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[m]:e.push(m),r++}if(o.assets===void 0){
let m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"assets"},message:"must have re\
quired property 'assets'"};e===null?e=[m]:e.push(m),r++}for(let m in o)if(!(m==="entries"||m==="assets")){let u={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have \
additional properties"};e===null?e=[u]:e.push(u),r++}if(o.entries!==void 0){let m=o.entries;if(m&&typeof m=="object"&&!Array.
isArray(m)){if(Object.keys(m).length>3e3){let u={instancePath:i+"/entries",schemaPath:"#/properties/entries/maxPropertie\
s",keyword:"maxProperties",params:{limit:3e3},message:"must NOT have more than 3000 properties"};e===null?e=[u]:e.push(u),
r++}for(let u in m){let d=r;if(typeof u=="string"&&!q.test(u)){let c={instancePath:i+"/entries",schemaPath:"#/properties\
/entries/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-\
]{1,64}$"',propertyName:u};e===null?e=[c]:e.push(c),r++}var t=d===r;if(!t){let c={instancePath:i+"/entries",schemaPath:"\
#/properties/entries/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be valid"};
e===null?e=[c]:e.push(c),r++}}for(let u in m){let d=m[u];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.contentType===
void 0){let c={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/addi\
tionalProperties/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required propert\
y 'contentType'"};e===null?e=[c]:e.push(c),r++}if(d.fields===void 0){let c={instancePath:i+"/entries/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/additionalProperties/required",keyword:"required",params:{missingProperty:"\
fields"},message:"must have required property 'fields'"};e===null?e=[c]:e.push(c),r++}for(let c in d)if(!(c==="contentTy\
pe"||c==="fields")){let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
entries/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties"};e===null?e=[g]:e.push(g),r++}if(d.contentType!==void 0){let c=d.contentType;if(typeof c==
"string"){if(P(c)>64){let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"\
#/properties/entries/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[g]:e.push(g),r++}if(P(c)<1){let g={instancePath:i+"/entries/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/entries/additionalProperties/properties/contentTy\
pe/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(
g),r++}}else{let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/pro\
perties/entries/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[g]:e.push(g),r++}}if(d.fields!==void 0){let c=d.fields;if(c&&typeof c=="object"&&!Array.isArray(c)){
if(Object.keys(c).length>100){let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",schemaPath:"\
#/properties/entries/additionalProperties/properties/fields/maxProperties",keyword:"maxProperties",params:{limit:100},message:"\
must NOT have more than 100 properties"};e===null?e=[g]:e.push(g),r++}for(let g in c){let k=r;if(typeof g=="string"&&!ne.
test(g)){let b={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",schemaPath:"#/properties/e\
ntries/additionalProperties/properties/fields/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z\
0-9_]{0,63}$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,63}$"',propertyName:g};e===null?e=[b]:e.push(b),r++}
var s=k===r;if(!s){let b={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",schemaPath:"#/pr\
operties/entries/additionalProperties/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName:g},message:"\
property name must be valid"};e===null?e=[b]:e.push(b),r++}}for(let g in c){let k=c[g];if(k&&typeof k=="object"&&!Array.
isArray(k)){if(Object.keys(k).length>60){let b={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fi\
elds/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/additionalProperties/properties/fields/\
additionalProperties/maxProperties",keyword:"maxProperties",params:{limit:60},message:"must NOT have more than 60 proper\
ties"};e===null?e=[b]:e.push(b),r++}for(let b in k){let v=r;if(typeof b=="string"&&!le.test(b)){let V={instancePath:i+"/\
entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/entries/additionalProperties/properties/fields/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"',propertyName:b};
e===null?e=[V]:e.push(V),r++}var a=v===r;if(!a){let V={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/fields/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/additionalProperties/properties/fie\
lds/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:b},message:"property name must be v\
alid"};e===null?e=[V]:e.push(V),r++}}}else{let b={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
fields/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/entries/additionalProperties/properties/field\
s/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[b]:e.push(b),r++}}}else{
let g={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",schemaPath:"#/properties/entries/ad\
ditionalProperties/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:
e.push(g),r++}}}else{let c={instancePath:i+"/entries/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties\
/entries/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(
c),r++}}}else{let u={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[u]:e.push(u),r++}}if(o.assets!==void 0){let m=o.assets;if(m&&typeof m=="object"&&
!Array.isArray(m)){if(Object.keys(m).length>3e3){let u={instancePath:i+"/assets",schemaPath:"#/properties/assets/maxProp\
erties",keyword:"maxProperties",params:{limit:3e3},message:"must NOT have more than 3000 properties"};e===null?e=[u]:e.push(
u),r++}for(let u in m){let d=r;if(typeof u=="string"&&!q.test(u)){let c={instancePath:i+"/assets",schemaPath:"#/properti\
es/assets/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.\
-]{1,64}$"',propertyName:u};e===null?e=[c]:e.push(c),r++}var n=d===r;if(!n){let c={instancePath:i+"/assets",schemaPath:"\
#/properties/assets/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name must be valid"};
e===null?e=[c]:e.push(c),r++}}for(let u in m){let d=m[u];if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).
length>100){let c={instancePath:i+"/assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/ad\
ditionalProperties/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 proper\
ties"};e===null?e=[c]:e.push(c),r++}for(let c in d){let g=r;if(typeof c=="string"&&!ne.test(c)){let k={instancePath:i+"/\
assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/additionalProperties/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9_]{0,63}$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9\
_]{0,63}$"',propertyName:c};e===null?e=[k]:e.push(k),r++}var p=g===r;if(!p){let k={instancePath:i+"/assets/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/additionalProperties/propertyNames",keyword:"propertyNames",params:{
propertyName:c},message:"property name must be valid"};e===null?e=[k]:e.push(k),r++}}for(let c in d){let g=d[c];if(g&&typeof g==
"object"&&!Array.isArray(g)){if(Object.keys(g).length>60){let k={instancePath:i+"/assets/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/additionalProperties/additional\
Properties/maxProperties",keyword:"maxProperties",params:{limit:60},message:"must NOT have more than 60 properties"};e===
null?e=[k]:e.push(k),r++}for(let k in g){let b=r;if(typeof k=="string"&&!le.test(k)){let v={instancePath:i+"/assets/"+u.
replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/assets/addi\
tionalProperties/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(-[A-Za-z0\
-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"',propertyName:k};e===null?e=[v]:e.push(v),
r++}var l=b===r;if(!l){let v={instancePath:i+"/assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/assets/additionalProperties/additionalProperties/propertyNames",keyword:"pr\
opertyNames",params:{propertyName:k},message:"property name must be valid"};e===null?e=[v]:e.push(v),r++}}}else{let k={instancePath:i+
"/assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/assets/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[k]:e.push(k),r++}}}else{let c={instancePath:i+"/assets/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/assets/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[c]:e.push(c),r++}}}else{let u={instancePath:i+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),r++}}}else{let m={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}return F.errors=e,r===0}function ds(o,{
instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.path===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'"};e===null?e=[t]:e.push(t),r++}if(o.unsaved===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"unsaved"},message:"must have required property 'unsa\
ved'"};e===null?e=[t]:e.push(t),r++}if(o.have===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"have"},message:"must have required property 'have'"};e===null?e=[t]:e.push(t),r++}for(let t in o)
if(!(t==="path"||t==="unsaved"||t==="version"||t==="have"||t==="refresh")){let s={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),r++}if(o.path!==void 0){let t=o.path;if(typeof t=="string"){if(P(t)>1e3){let s={instancePath:i+
"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than\
 1000 characters"};e===null?e=[s]:e.push(s),r++}if(!ms.test(t)){let s={instancePath:i+"/path",schemaPath:"#/properties/p\
ath/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),r++}}if(o.unsaved!==void 0&&(S(o.unsaved,{instancePath:i+"/unsaved",parentData:o,parentDataProperty:"\
unsaved",rootData:y})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),o.version!==void 0&&(F(o.version,{instancePath:i+
"/version",parentData:o,parentDataProperty:"version",rootData:y})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),
o.have!==void 0){let t=o.have;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>1e3){let s={instancePath:i+
"/have",schemaPath:"#/properties/have/maxProperties",keyword:"maxProperties",params:{limit:1e3},message:"must NOT have m\
ore than 1000 properties"};e===null?e=[s]:e.push(s),r++}for(let s in t){let a=t[s];if(typeof a=="string"){if(P(a)>64){let n={
instancePath:i+"/have/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/have/additionalProperties/maxL\
ength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[n]:e.push(n),r++}}else{
let n={instancePath:i+"/have/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/have/additionalProperti\
es/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}}else{let s={instancePath:i+
"/have",schemaPath:"#/properties/have/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),r++}}if(o.refresh!==void 0&&typeof o.refresh!="boolean"){let t={instancePath:i+"/refresh",schemaPath:"#/pro\
perties/refresh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return ds.errors=e,r===0}var Xt=H,Qt=U,Ie={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://\
marquee.dev/schemas/studio/preview-facts.schema.json",title:"Preview facts",description:"The visitor an editor sees the \
page as. It only chooses content: nothing of a player is shown for it.",type:"object",additionalProperties:!1,properties:{
authorized:{title:"Authorized",description:"Whether the visitor is signed in.",type:"boolean"},deposits:{title:"Deposits",
description:"Deposits made so far.",type:"string",enum:["none","one","more"]},country:{title:"Country",description:"ISO \
3166 code of the country a player declared.",type:"string",pattern:"^[A-Z]{2}$"},closed:{title:"Closed",description:"Fla\
gs of a player’s access that are closed, such as the casino.",type:"array",maxItems:9,uniqueItems:!0,items:{type:"stri\
ng",enum:["casino","liveCasino","sportsbook","virtualSports","bonuses","payout","deposit","withdrawal","allowManualClaim"]}},
riskPayout:{title:"Risk payout",description:"Payouts of the player are under review.",type:"boolean"},marketing:{title:"\
Marketing",description:"Whether offers may be shown; false for players in a break or an exclusion.",type:"boolean"},listed:{
title:"Listed",description:"Whether the player is on each list of players that content names.",type:"boolean"}},required:[
"authorized"],examples:[{authorized:!0,deposits:"more"}]},Xs=new RegExp("^[A-Z]{2}$","u");function U(o,{instancePath:i="",
parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.authorized===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authorized"},message:"\
must have required property 'authorized'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="authorized"||t==="depos\
its"||t==="country"||t==="closed"||t==="riskPayout"||t==="marketing"||t==="listed")){let s={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pr\
operties"};e===null?e=[s]:e.push(s),r++}if(o.authorized!==void 0&&typeof o.authorized!="boolean"){let t={instancePath:i+
"/authorized",schemaPath:"#/properties/authorized/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),r++}if(o.deposits!==void 0){let t=o.deposits;if(typeof t!="string"){let s={instancePath:i+"/dep\
osits",schemaPath:"#/properties/deposits/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}if(!(t==="none"||t==="one"||t==="more")){let s={instancePath:i+"/deposits",schemaPath:"#/properties/\
deposits/enum",keyword:"enum",params:{allowedValues:Ie.properties.deposits.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[s]:e.push(s),r++}}if(o.country!==void 0){let t=o.country;if(typeof t=="string"){if(!Xs.test(t)){
let s={instancePath:i+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},
message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/country",schemaPath:"\
#/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}
if(o.closed!==void 0){let t=o.closed;if(Array.isArray(t)){if(t.length>9){let p={instancePath:i+"/closed",schemaPath:"#/p\
roperties/closed/maxItems",keyword:"maxItems",params:{limit:9},message:"must NOT have more than 9 items"};e===null?e=[p]:
e.push(p),r++}let s=t.length;for(let p=0;p<s;p++){let l=t[p];if(typeof l!="string"){let m={instancePath:i+"/closed/"+p,schemaPath:"\
#/properties/closed/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
r++}if(!(l==="casino"||l==="liveCasino"||l==="sportsbook"||l==="virtualSports"||l==="bonuses"||l==="payout"||l==="deposi\
t"||l==="withdrawal"||l==="allowManualClaim")){let m={instancePath:i+"/closed/"+p,schemaPath:"#/properties/closed/items/\
enum",keyword:"enum",params:{allowedValues:Ie.properties.closed.items.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[m]:e.push(m),r++}}let a=t.length,n;if(a>1){let p={};for(;a--;){let l=t[a];if(typeof l=="string"){if(typeof p[l]==
"number"){n=p[l];let m={instancePath:i+"/closed",schemaPath:"#/properties/closed/uniqueItems",keyword:"uniqueItems",params:{
i:a,j:n},message:"must NOT have duplicate items (items ## "+n+" and "+a+" are identical)"};e===null?e=[m]:e.push(m),r++;
break}p[l]=a}}}}else{let s={instancePath:i+"/closed",schemaPath:"#/properties/closed/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.riskPayout!==void 0&&typeof o.riskPayout!="boolean"){
let t={instancePath:i+"/riskPayout",schemaPath:"#/properties/riskPayout/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),r++}if(o.marketing!==void 0&&typeof o.marketing!="boolean"){let t={instancePath:i+
"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),r++}if(o.listed!==void 0&&typeof o.listed!="boolean"){let t={instancePath:i+"/listed",schemaPath:"\
#/properties/listed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return U.errors=e,r===0}var er=us,Qs={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
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
{aud:"preview",exp:1798761600,brand:"halden",path:"/en-UN",facts:{authorized:!1}}]};function us(o,{instancePath:i="",parentData:f,
parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.aud===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"aud"},message:"must have required pro\
perty 'aud'"};e===null?e=[t]:e.push(t),r++}if(o.exp===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"exp"},message:"must have required property 'exp'"};e===null?e=[t]:e.push(t),r++}if(o.brand===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"brand"},message:"must \
have required property 'brand'"};e===null?e=[t]:e.push(t),r++}if(o.path===void 0){let t={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:
e.push(t),r++}if(o.aud!==void 0){let t=o.aud;if(typeof t!="string"){let s={instancePath:i+"/aud",schemaPath:"#/propertie\
s/aud/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t!=="preview"){
let s={instancePath:i+"/aud",schemaPath:"#/properties/aud/const",keyword:"const",params:{allowedValue:"preview"},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),r++}}if(o.exp!==void 0){let t=o.exp;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:i+"/exp",schemaPath:"#/properties/exp/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}}if(o.brand!==void 0){let t=o.brand;if(typeof t=="string"){
if(P(t)>60){let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),r++}if(P(t)<1){let s={instancePath:i+"/brand",
schemaPath:"#/properties/brand/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/brand",schemaPath:"#/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.path!==void 0){let t=o.path;if(typeof t==
"string"){if(P(t)>1e3){let s={instancePath:i+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[s]:e.push(s),r++}if(!ms.test(t)){let s={instancePath:i+
"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^/"},message:'must match pattern "^/"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.at!==void 0){let t=o.at;if(typeof t=="string"){
if(!me.validate(t)){let s={instancePath:i+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/at",schemaPath:"\
#/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.
entry!==void 0){let t=o.entry;if(typeof t=="string"){if(!q.test(t)){let s={instancePath:i+"/entry",schemaPath:"#/propert\
ies/entry/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/entry",schemaPath:"#/properties/entry/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.content!==void 0){let t=o.content;if(typeof t!=
"string"){let s={instancePath:i+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="draft"||t==="published")){let s={instancePath:i+"/conte\
nt",schemaPath:"#/properties/content/enum",keyword:"enum",params:{allowedValues:Qs.properties.content.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}o.facts!==void 0&&(U(o.facts,{instancePath:i+"/f\
acts",parentData:o,parentDataProperty:"facts",rootData:y})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),r++}return us.errors=e,r===0}var sr=N,tr=A,rr=ys;function ys(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++)L(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:y})||
(e=e===null?L.errors:e.concat(L.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return ys.
errors=e,r===0}var ir=K;function K(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.action===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'actio\
n'"};e===null?e=[t]:e.push(t),r++}if(o.sys!==void 0){let t=o.sys;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.status===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"status"},message:"must have re\
quired property 'status'"};e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={instancePath:i+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property \
'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+"/sys/id",schemaPath:"\
#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}if(t.status!==void 0&&typeof t.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"#/properties/sys\
/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.
createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+"/sys/createdAt",schemaPath:"#/properties/sys/pr\
operties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}t.
createdBy!==void 0&&(w(t.createdBy,{instancePath:i+"/sys/createdBy",parentData:t,parentDataProperty:"createdBy",rootData:y})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length)),t.release!==void 0&&(w(t.release,{instancePath:i+"/sys/release",parentData:t,
parentDataProperty:"release",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length))}else{let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}}if(o.action!==void 0&&typeof o.action!="string"){let t={instancePath:i+"/action",schemaPath:"#/properties\
/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}o.error!==void 0&&
(I(o.error,{instancePath:i+"/error",parentData:o,parentDataProperty:"error",rootData:y})||(e=e===null?I.errors:e.concat(
I.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),r++}return K.errors=e,r===0}var ar=cs;function cs(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++)K(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:y})||
(e=e===null?K.errors:e.concat(K.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return cs.
errors=e,r===0}var pr=hs;function hs(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.entries===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[t]:e.push(t),r++}if(o.conflicts===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"},message:"m\
ust have required property 'conflicts'"};e===null?e=[t]:e.push(t),r++}if(o.refused===void 0){let t={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"refused"},message:"must have required property 'refused'"};e===null?
e=[t]:e.push(t),r++}for(let t in o)if(!(t==="entries"||t==="conflicts"||t==="refused")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(o.entries!==void 0){let t=o.entries;if(Array.isArray(t)){let s=t.length;for(let a=0;a<
s;a++)z(t[a],{instancePath:i+"/entries/"+a,parentData:t,parentDataProperty:a,rootData:y})||(e=e===null?z.errors:e.concat(
z.errors),r=e.length)}else{let s={instancePath:i+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.conflicts!==void 0){let t=o.conflicts;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++)D(t[a],{instancePath:i+"/conflicts/"+a,parentData:t,parentDataProperty:a,
rootData:y})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{let s={instancePath:i+"/conflicts",schemaPath:"#/\
properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}if(o.
refused!==void 0){let t=o.refused;if(Array.isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.entryId===void 0){let p={instancePath:i+"/refused/"+a,schemaPath:"#/properties/refused/i\
tems/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[p]:e.push(p),r++}if(n.reason===void 0){let p={instancePath:i+"/refused/"+a,schemaPath:"#/properties/refused/item\
s/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?
e=[p]:e.push(p),r++}if(n.message===void 0){let p={instancePath:i+"/refused/"+a,schemaPath:"#/properties/refused/items/re\
quired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[p]:e.push(p),r++}for(let p in n)if(!(p==="entryId"||p==="reason"||p==="message")){let l={instancePath:i+"/refused/"+a,
schemaPath:"#/properties/refused/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.entryId!==void 0&&typeof n.entryId!="st\
ring"){let p={instancePath:i+"/refused/"+a+"/entryId",schemaPath:"#/properties/refused/items/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.reason!==void 0&&typeof n.reason!=
"string"){let p={instancePath:i+"/refused/"+a+"/reason",schemaPath:"#/properties/refused/items/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.message!==void 0&&typeof n.message!=
"string"){let p={instancePath:i+"/refused/"+a+"/message",schemaPath:"#/properties/refused/items/properties/message/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+
"/refused/"+a,schemaPath:"#/properties/refused/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/refused",schemaPath:"#/properties/refused/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return hs.errors=e,
r===0}var or=fs;function fs(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.changes===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"changes"},message:"must have required property 'changes'"};e===null?e=[t]:e.push(t),r++}for(let t in o)
if(t!=="changes"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.changes!==void 0){let t=o.changes;if(Array.
isArray(t)){if(t.length>2e3){let a={instancePath:i+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxIte\
ms",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?e=[a]:e.push(a),r++}if(t.length<1){let a={
instancePath:i+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{limit:1},message:"must N\
OT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}let s=t.length;for(let a=0;a<s;a++)j(t[a],{instancePath:i+"/ch\
anges/"+a,parentData:t,parentDataProperty:a,rootData:y})||(e=e===null?j.errors:e.concat(j.errors),r=e.length)}else{let s={
instancePath:i+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return fs.errors=e,r===0}var nr=G;function G(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.sys===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[t]:e.push(t),r++}if(o.entity===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entit\
y'"};e===null?e=[t]:e.push(t),r++}if(o.action===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[t]:e.push(t),r++}if(o.scheduledFor===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scheduledFor"},message:"\
must have required property 'scheduledFor'"};e===null?e=[t]:e.push(t),r++}if(o.sys!==void 0){let t=o.sys;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),r++}if(t.status===
void 0){let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),r++}if(t.createdAt===void 0){let s={instancePath:i+
"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have\
 required property 'createdAt'"};e===null?e=[s]:e.push(s),r++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:i+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}if(t.status!==void 0&&typeof t.status!="string"){let s={instancePath:i+"/sys/status",schemaPath:"\
#/properties/sys/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}if(t.version!==void 0){let s=t.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+
"/sys/version",schemaPath:"#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"\
/sys/version",schemaPath:"#/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}if(t.createdAt!==void 0&&typeof t.createdAt!="string"){let s={instancePath:i+
"/sys/createdAt",schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}if(t.createdBy!==void 0&&(w(t.createdBy,{instancePath:i+"/sys/createdBy",parentData:t,
parentDataProperty:"createdBy",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),t.updatedAt!==void 0&&
typeof t.updatedAt!="string"){let s={instancePath:i+"/sys/updatedAt",schemaPath:"#/properties/sys/properties/updatedAt/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}t.updatedBy!==void 0&&
(w(t.updatedBy,{instancePath:i+"/sys/updatedBy",parentData:t,parentDataProperty:"updatedBy",rootData:y})||(e=e===null?w.
errors:e.concat(w.errors),r=e.length))}else{let s={instancePath:i+"/sys",schemaPath:"#/properties/sys/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}}if(o.entity!==void 0&&(w(o.entity,{instancePath:i+
"/entity",parentData:o,parentDataProperty:"entity",rootData:y})||(e=e===null?w.errors:e.concat(w.errors),r=e.length)),o.
action!==void 0&&typeof o.action!="string"){let t={instancePath:i+"/action",schemaPath:"#/properties/action/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.scheduledFor!==void 0){let t=o.
scheduledFor;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.datetime===void 0){let s={instancePath:i+"/scheduledFor",
schemaPath:"#/properties/scheduledFor/required",keyword:"required",params:{missingProperty:"datetime"},message:"must hav\
e required property 'datetime'"};e===null?e=[s]:e.push(s),r++}if(t.datetime!==void 0&&typeof t.datetime!="string"){let s={
instancePath:i+"/scheduledFor/datetime",schemaPath:"#/properties/scheduledFor/properties/datetime/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(t.timezone!==void 0&&typeof t.timezone!="string"){
let s={instancePath:i+"/scheduledFor/timezone",schemaPath:"#/properties/scheduledFor/properties/timezone/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/schedu\
ledFor",schemaPath:"#/properties/scheduledFor/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),r++}}o.error!==void 0&&(I(o.error,{instancePath:i+"/error",parentData:o,parentDataProperty:"error",
rootData:y})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return G.errors=e,r===0}var lr=gs;function gs(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++)G(t[a],{instancePath:i+"/items/"+a,parentData:t,parentDataProperty:a,rootData:y})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length)}else{let s={instancePath:i+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return gs.
errors=e,r===0}var mr=bs;function bs(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.token===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[t]:e.push(t),r++}if(o.token!==void 0){let t=o.token;if(typeof t==
"string"){if(P(t)<16){let s={instancePath:i+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{
limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/t\
oken",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}}if(o.expiresAt!==void 0&&typeof o.expiresAt!="string"){let t={instancePath:i+"/expiresAt",schemaPath:"#/p\
roperties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return bs.errors=e,r===0}var dr=Ps;function Ps(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.email===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(o.password===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(!(t==="email"||t==="password")){let s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),r++}if(o.email!==void 0){let t=o.email;if(typeof t=="string"){if(P(t)>254){let s={instancePath:i+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),r++}if(P(t)<1){let s={instancePath:i+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:i+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}}if(o.password!==void 0){let t=o.password;if(typeof t=="string"){if(P(t)>200){
let s={instancePath:i+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),r++}if(P(t)<1){let s={instancePath:i+"/password",schemaPath:"\
#/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/password",schemaPath:"#/properties/password/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Ps.errors=e,r===
0}var ur=ks,et={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/sign-in-ways.s\
chema.json",title:"Sign-in ways",description:"How people sign in to this studio.",type:"object",properties:{way:{title:"\
Way",description:"A password of the content service, or a token made there.",type:"string",enum:["password","token"]},provider:{
title:"Provider",description:"Name of the identity provider, as its button shows it.",type:"string",minLength:1}},required:[
"way"],additionalProperties:!1};function ks(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,
r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.way===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"way"},message:"must have required property 'way'"};e===null?e=[t]:e.push(t),r++}for(let t in o)
if(!(t==="way"||t==="provider")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.way!==void 0){
let t=o.way;if(typeof t!="string"){let s={instancePath:i+"/way",schemaPath:"#/properties/way/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(!(t==="password"||t==="token")){let s={instancePath:i+
"/way",schemaPath:"#/properties/way/enum",keyword:"enum",params:{allowedValues:et.properties.way.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[s]:e.push(s),r++}}if(o.provider!==void 0){let t=o.provider;if(typeof t==
"string"){if(P(t)<1){let s={instancePath:i+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+
"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),r++}return ks.errors=e,r===0}var yr=ws;function ws(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.items===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){
let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(n.user===void 0){let p={instancePath:i+
"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"user"},message:"m\
ust have required property 'user'"};e===null?e=[p]:e.push(p),r++}if(n.admin===void 0){let p={instancePath:i+"/items/"+a,
schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"admin"},message:"must have re\
quired property 'admin'"};e===null?e=[p]:e.push(p),r++}if(n.roles===void 0){let p={instancePath:i+"/items/"+a,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"roles"},message:"must have required prope\
rty 'roles'"};e===null?e=[p]:e.push(p),r++}if(n.sys!==void 0){let p=n.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
id===void 0){let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[l]:e.push(l),r++}if(p.version===
void 0){let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[l]:e.push(l),r++}
if(p.id!==void 0&&typeof p.id!="string"){let l={instancePath:i+"/items/"+a+"/sys/id",schemaPath:"#/properties/items/item\
s/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),r++}if(p.version!==void 0){let l=p.version;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let m={instancePath:i+
"/items/"+a+"/sys/version",schemaPath:"#/properties/items/items/properties/sys/properties/version/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/items/"+a+"/sys",
schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[l]:e.push(l),r++}}if(n.user!==void 0){let p=n.user;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.sys===void 0){
let l={instancePath:i+"/items/"+a+"/user",schemaPath:"#/properties/items/items/properties/user/required",keyword:"requir\
ed",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[l]:e.push(l),r++}if(p.sys!==
void 0){let l=p.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let m={instancePath:i+"/items/"+a+"/u\
ser/sys",schemaPath:"#/properties/items/items/properties/user/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[m]:e.push(m),r++}if(l.id!==void 0&&typeof l.id!="string"){let m={
instancePath:i+"/items/"+a+"/user/sys/id",schemaPath:"#/properties/items/items/properties/user/properties/sys/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+
"/items/"+a+"/user/sys",schemaPath:"#/properties/items/items/properties/user/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/items/"+a+"/user",schemaPath:"\
#/properties/items/items/properties/user/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),r++}}if(n.admin!==void 0&&typeof n.admin!="boolean"){let p={instancePath:i+"/items/"+a+"/admin",schemaPath:"\
#/properties/items/items/properties/admin/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[p]:e.push(p),r++}if(n.roles!==void 0){let p=n.roles;if(Array.isArray(p)){let l=p.length;for(let m=0;m<l;m++){let u=p[m];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.sys===void 0){let d={instancePath:i+"/items/"+a+"/roles/"+m,schemaPath:"\
#/properties/items/items/properties/roles/items/required",keyword:"required",params:{missingProperty:"sys"},message:"mus\
t have required property 'sys'"};e===null?e=[d]:e.push(d),r++}if(u.sys!==void 0){let d=u.sys;if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.id===void 0){let c={instancePath:i+"/items/"+a+"/roles/"+m+"/sys",schemaPath:"#/properties/items/items/\
properties/roles/items/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have requ\
ired property 'id'"};e===null?e=[c]:e.push(c),r++}if(d.id!==void 0&&typeof d.id!="string"){let c={instancePath:i+"/items\
/"+a+"/roles/"+m+"/sys/id",schemaPath:"#/properties/items/items/properties/roles/items/properties/sys/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+
"/items/"+a+"/roles/"+m+"/sys",schemaPath:"#/properties/items/items/properties/roles/items/properties/sys/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+"/items\
/"+a+"/roles/"+m,schemaPath:"#/properties/items/items/properties/roles/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/items/"+a+"/roles",schemaPath:"#/p\
roperties/items/items/properties/roles/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),r++}}}else{let p={instancePath:i+"/items/"+a,schemaPath:"#/properties/items/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return ws.errors=e,r===0}var cr=qs,st={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/studio/space-roles.schema.json",title:"Space roles",description:"Roles of the space.",type:"object",properties:{
items:{title:"Items",description:"In any order.",type:"array",items:{title:"Role",description:"A role.",type:"object",properties:{
sys:{title:"Sys",description:"Of the target.",type:"object",properties:{id:{title:"Id",description:"Of the target.",type:"\
string"}},required:["id"],additionalProperties:!0},policies:{title:"Policies",description:"Rules of the role.",type:"arr\
ay",items:{title:"Policy",description:"A rule.",type:"object",properties:{effect:{title:"Effect",description:"allow or d\
eny.",type:"string"}},required:["effect"],additionalProperties:!0}},name:{title:"Name",description:"As people read it.",
type:"string"},description:{title:"Description",description:"May be missing.",type:["string","null"]}},required:["sys","\
name","policies"],additionalProperties:!0}}},required:["items"],additionalProperties:!0};function qs(o,{instancePath:i="",
parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.items===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must \
have required property 'items'"};e===null?e=[t]:e.push(t),r++}if(o.items!==void 0){let t=o.items;if(Array.isArray(t)){let s=t.
length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.sys===void 0){let p={instancePath:i+
"/items/"+a,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty:"sys"},message:"mu\
st have required property 'sys'"};e===null?e=[p]:e.push(p),r++}if(n.name===void 0){let p={instancePath:i+"/items/"+a,schemaPath:"\
#/properties/items/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required proper\
ty 'name'"};e===null?e=[p]:e.push(p),r++}if(n.policies===void 0){let p={instancePath:i+"/items/"+a,schemaPath:"#/propert\
ies/items/items/required",keyword:"required",params:{missingProperty:"policies"},message:"must have required property 'p\
olicies'"};e===null?e=[p]:e.push(p),r++}if(n.sys!==void 0){let p=n.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
id===void 0){let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[l]:e.push(l),r++}if(p.id!==
void 0&&typeof p.id!="string"){let l={instancePath:i+"/items/"+a+"/sys/id",schemaPath:"#/properties/items/items/properti\
es/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:i+"/items/"+a+"/sys",schemaPath:"#/properties/items/items/properties/sys/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.policies!==void 0){let p=n.policies;if(Array.
isArray(p)){let l=p.length;for(let m=0;m<l;m++){let u=p[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.effect===void 0){
let d={instancePath:i+"/items/"+a+"/policies/"+m,schemaPath:"#/properties/items/items/properties/policies/items/required",
keyword:"required",params:{missingProperty:"effect"},message:"must have required property 'effect'"};e===null?e=[d]:e.push(
d),r++}if(u.effect!==void 0&&typeof u.effect!="string"){let d={instancePath:i+"/items/"+a+"/policies/"+m+"/effect",schemaPath:"\
#/properties/items/items/properties/policies/items/properties/effect/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/items/"+a+"/policies/"+m,schemaPath:"#/prope\
rties/items/items/properties/policies/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),r++}}}else{let l={instancePath:i+"/items/"+a+"/policies",schemaPath:"#/properties/items/items/properties\
/policies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.name!==
void 0&&typeof n.name!="string"){let p={instancePath:i+"/items/"+a+"/name",schemaPath:"#/properties/items/items/properti\
es/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(n.description!==
void 0){let p=n.description;if(typeof p!="string"&&p!==null){let l={instancePath:i+"/items/"+a+"/description",schemaPath:"\
#/properties/items/items/properties/description/type",keyword:"type",params:{type:st.properties.items.items.properties.description.
type},message:"must be string,null"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+"/items/"+a,schemaPath:"#\
/properties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{
let s={instancePath:i+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return qs.errors=e,r===0}var hr=F,fr=vs,Te={$schema:"http:/\
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
ock; the other page follows.",type:"boolean"}},required:["type","key","scrolls"]}]};function vs(o,{instancePath:i="",parentData:f,
parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required pr\
operty 'type'"};e===null?e=[s]:e.push(s),r++}let t=o.type;if(typeof t=="string")if(t==="marquee:mode")if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(o.editing===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"editing"},message:"\
must have required property 'editing'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="editing"||s===
"blockNames")){let a={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.
type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:mode"){let a={instancePath:i+"/typ\
e",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"marquee:mode"},message:"must be eq\
ual to constant"};e===null?e=[a]:e.push(a),r++}}if(o.editing!==void 0&&typeof o.editing!="boolean"){let s={instancePath:i+
"/editing",schemaPath:"#/oneOf/0/properties/editing/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[s]:e.push(s),r++}if(o.blockNames!==void 0){let s=o.blockNames;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let a in s)if(typeof s[a]!="string"){let n={instancePath:i+"/blockNames/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/oneOf/0/properties/blockNames/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),r++}}else{let a={instancePath:i+"/blockNames",schemaPath:"#/oneOf/0/properties/blockNames/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:select")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/on\
eOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),r++}if(o.entryId===void 0){let s={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=[s]:e.push(s),r++}for(let s in o)
if(!(s==="type"||s==="entryId")){let a={instancePath:i,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.
type!==void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:select"){
let a={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"marquee\
:select"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(o.entryId!==void 0){let s=o.entryId;if(typeof s!=
"string"&&s!==null){let a={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/type",keyword:"type",params:{
type:Te.oneOf[1].properties.entryId.type},message:"must be string,null"};e===null?e=[a]:e.push(a),r++}if(typeof s=="stri\
ng"&&P(s)>64){let a={instancePath:i+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:unsaved")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/o\
neOf/2/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),r++}if(o.unsaved===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{
missingProperty:"unsaved"},message:"must have required property 'unsaved'"};e===null?e=[s]:e.push(s),r++}if(o.sequence===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"sequence"},message:"\
must have required property 'sequence'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="unsaved"||s===
"sequence")){let a={instancePath:i,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!=
"string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:unsaved"){let a={instancePath:i+"/type",schemaPath:"\
#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"marquee:unsaved"},message:"must be equal to const\
ant"};e===null?e=[a]:e.push(a),r++}}if(o.unsaved!==void 0&&(S(o.unsaved,{instancePath:i+"/unsaved",parentData:o,parentDataProperty:"\
unsaved",rootData:y})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),o.sequence!==void 0){let s=o.sequence;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&
isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:version")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/o\
neOf/3/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),r++}if(o.version===void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{
missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(o.sequence===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"sequence"},message:"\
must have required property 'sequence'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="version"||s===
"sequence")){let a={instancePath:i,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!=
"string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:version"){let a={instancePath:i+"/type",schemaPath:"\
#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"marquee:version"},message:"must be equal to const\
ant"};e===null?e=[a]:e.push(a),r++}}if(o.version!==void 0&&(F(o.version,{instancePath:i+"/version",parentData:o,parentDataProperty:"\
version",rootData:y})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),o.sequence!==void 0){let s=o.sequence;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/3/properties/sequence/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&
isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/3/properties/sequence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:refresh")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/o\
neOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),r++}if(o.sequence===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"required",params:{
missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),r++}for(let s in o)
if(!(s==="type"||s==="sequence")){let a={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.
type!==void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:refres\
h"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"mar\
quee:refresh"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(o.sequence!==void 0){let s=o.sequence;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/4/proper\
ties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:i+"/sequence",schemaPath:"#/oneOf/4/properties/sequence/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}else{let s={
instancePath:i,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}else if(t==="marquee:order")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),r++}if(o.holder===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"\
required",params:{missingProperty:"holder"},message:"must have required property 'holder'"};e===null?e=[s]:e.push(s),r++}
if(o.entryIds===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"\
entryIds"},message:"must have required property 'entryIds'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||
s==="holder"||s==="entryIds")){let a={instancePath:i,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==
void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:order"){let a={instancePath:i+
"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"marquee:order"},message:"must\
 be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(o.holder!==void 0){let s=o.holder;if(typeof s=="string"){if(!q.
test(s)){let a={instancePath:i+"/holder",schemaPath:"#/oneOf/5/properties/holder/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+
"/holder",schemaPath:"#/oneOf/5/properties/holder/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),r++}}if(o.entryIds!==void 0){let s=o.entryIds;if(Array.isArray(s)){if(s.length>200){let n={instancePath:i+
"/entryIds",schemaPath:"#/oneOf/5/properties/entryIds/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT \
have more than 200 items"};e===null?e=[n]:e.push(n),r++}let a=s.length;for(let n=0;n<a;n++){let p=s[n];if(typeof p=="str\
ing"){if(P(p)>64){let l={instancePath:i+"/entryIds/"+n,schemaPath:"#/oneOf/5/properties/entryIds/items/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:i+"/entryIds/"+n,schemaPath:"#/oneOf/5/properties/entryIds/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/entryIds",schemaPath:"#/oneOf/5/pr\
operties/entryIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}}else{
let s={instancePath:i,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),r++}else if(t==="marquee:theme")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={
instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"type"},message:"must have req\
uired property 'type'"};e===null?e=[s]:e.push(s),r++}if(o.stylesheet===void 0){let s={instancePath:i,schemaPath:"#/oneOf\
/6/required",keyword:"required",params:{missingProperty:"stylesheet"},message:"must have required property 'stylesheet'"};
e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="stylesheet")){let a={instancePath:i,schemaPath:"#/oneO\
f/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional\
 properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!="string"){let a={instancePath:i+
"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),r++}if(s!=="marquee:theme"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/6/properties/type/con\
st",keyword:"const",params:{allowedValue:"marquee:theme"},message:"must be equal to constant"};e===null?e=[a]:e.push(a),
r++}}if(o.stylesheet!==void 0){let s=o.stylesheet;if(typeof s=="string"){if(P(s)>1e5){let a={instancePath:i+"/stylesheet",
schemaPath:"#/oneOf/6/properties/stylesheet/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have mor\
e than 100000 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/stylesheet",schemaPath:"#/oneOf/6/\
properties/stylesheet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}}else{
let s={instancePath:i,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),r++}else if(t==="marquee:compare")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={
instancePath:i,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"type"},message:"must have req\
uired property 'type'"};e===null?e=[s]:e.push(s),r++}if(o.marks===void 0){let s={instancePath:i,schemaPath:"#/oneOf/7/re\
quired",keyword:"required",params:{missingProperty:"marks"},message:"must have required property 'marks'"};e===null?e=[s]:
e.push(s),r++}if(o.shared===void 0){let s={instancePath:i,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"\
shared"},message:"must have required property 'shared'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s===
"marks"||s==="shared")){let a={instancePath:i,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){
let s=o.type;if(typeof s!="string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/7/properties/type/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:compare"){let a={instancePath:i+
"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{allowedValue:"marquee:compare"},message:"mu\
st be equal to constant"};e===null?e=[a]:e.push(a),r++}}if(o.marks!==void 0){let s=o.marks;if(Array.isArray(s)){if(s.length>
400){let n={instancePath:i+"/marks",schemaPath:"#/oneOf/7/properties/marks/maxItems",keyword:"maxItems",params:{limit:400},
message:"must NOT have more than 400 items"};e===null?e=[n]:e.push(n),r++}let a=s.length;for(let n=0;n<a;n++){let p=s[n];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.key===void 0){let l={instancePath:i+"/marks/"+n,schemaPath:"#/oneOf/7/\
properties/marks/items/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property \
'key'"};e===null?e=[l]:e.push(l),r++}if(p.change===void 0){let l={instancePath:i+"/marks/"+n,schemaPath:"#/oneOf/7/prope\
rties/marks/items/required",keyword:"required",params:{missingProperty:"change"},message:"must have required property 'c\
hange'"};e===null?e=[l]:e.push(l),r++}if(p.label===void 0){let l={instancePath:i+"/marks/"+n,schemaPath:"#/oneOf/7/prope\
rties/marks/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'la\
bel'"};e===null?e=[l]:e.push(l),r++}for(let l in p)if(!(l==="key"||l==="change"||l==="label")){let m={instancePath:i+"/m\
arks/"+n,schemaPath:"#/oneOf/7/properties/marks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(p.key!==void 0){let l=p.key;if(typeof l==
"string"){if(P(l)>80){let m={instancePath:i+"/marks/"+n+"/key",schemaPath:"#/oneOf/7/properties/marks/items/properties/k\
ey/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(
m),r++}if(P(l)<1){let m={instancePath:i+"/marks/"+n+"/key",schemaPath:"#/oneOf/7/properties/marks/items/properties/key/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:i+"/marks/"+n+"/key",schemaPath:"#/oneOf/7/properties/marks/items/properties/key/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}if(p.change!==void 0){let l=p.change;
if(typeof l!="string"){let m={instancePath:i+"/marks/"+n+"/change",schemaPath:"#/oneOf/7/properties/marks/items/properti\
es/change/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(!(l==="a\
dded"||l==="removed"||l==="changed"||l==="moved"||l==="data")){let m={instancePath:i+"/marks/"+n+"/change",schemaPath:"#\
/oneOf/7/properties/marks/items/properties/change/enum",keyword:"enum",params:{allowedValues:Te.oneOf[7].properties.marks.
items.properties.change.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(p.label!==
void 0){let l=p.label;if(typeof l=="string"){if(P(l)>200){let m={instancePath:i+"/marks/"+n+"/label",schemaPath:"#/oneOf\
/7/properties/marks/items/properties/label/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/marks/"+n+"/label",schemaPath:"#/oneOf\
/7/properties/marks/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),r++}}}else{let l={instancePath:i+"/marks/"+n,schemaPath:"#/oneOf/7/properties/marks/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:i+"/marks",
schemaPath:"#/oneOf/7/properties/marks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:
e.push(a),r++}}if(o.shared!==void 0){let s=o.shared;if(Array.isArray(s)){if(s.length>400){let n={instancePath:i+"/shared",
schemaPath:"#/oneOf/7/properties/shared/maxItems",keyword:"maxItems",params:{limit:400},message:"must NOT have more than\
 400 items"};e===null?e=[n]:e.push(n),r++}let a=s.length;for(let n=0;n<a;n++){let p=s[n];if(typeof p=="string"){if(P(p)>
80){let l={instancePath:i+"/shared/"+n,schemaPath:"#/oneOf/7/properties/shared/items/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[l]:e.push(l),r++}if(P(p)<1){let l={instancePath:i+
"/shared/"+n,schemaPath:"#/oneOf/7/properties/shared/items/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/shared/"+n,schemaPath:"#/\
oneOf/7/properties/shared/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),r++}}}else{let a={instancePath:i+"/shared",schemaPath:"#/oneOf/7/properties/shared/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/7/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t==="marquee:scroll")if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/8/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),r++}if(o.place===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"place"},message:"\
must have required property 'place'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="place")){let a={
instancePath:i,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!=
"string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/8/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:scroll"){let a={instancePath:i+"/type",schemaPath:"\
#/oneOf/8/properties/type/const",keyword:"const",params:{allowedValue:"marquee:scroll"},message:"must be equal to consta\
nt"};e===null?e=[a]:e.push(a),r++}}if(o.place!==void 0){let s=o.place;if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s)){let a={instancePath:i+"/place",schemaPath:"#/oneOf/8/properties/place/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:i+"/place",
schemaPath:"#/oneOf/8/properties/place/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/place",schemaPath:"#/oneOf/8/properties/place/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/8/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else if(t===
"marquee:show")if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){let s={instancePath:i,schemaPath:"#/oneO\
f/9/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),r++}if(o.key===void 0){let s={instancePath:i,schemaPath:"#/oneOf/9/required",keyword:"required",params:{
missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[s]:e.push(s),r++}if(o.scrolls===void 0){
let s={instancePath:i,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:"scrolls"},message:"mus\
t have required property 'scrolls'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="type"||s==="key"||s==="scroll\
s")){let a={instancePath:i,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(o.type!==void 0){let s=o.type;if(typeof s!=
"string"){let a={instancePath:i+"/type",schemaPath:"#/oneOf/9/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),r++}if(s!=="marquee:show"){let a={instancePath:i+"/type",schemaPath:"\
#/oneOf/9/properties/type/const",keyword:"const",params:{allowedValue:"marquee:show"},message:"must be equal to constant"};
e===null?e=[a]:e.push(a),r++}}if(o.key!==void 0){let s=o.key;if(typeof s=="string"){if(P(s)>80){let a={instancePath:i+"/\
key",schemaPath:"#/oneOf/9/properties/key/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more t\
han 80 characters"};e===null?e=[a]:e.push(a),r++}if(P(s)<1){let a={instancePath:i+"/key",schemaPath:"#/oneOf/9/propertie\
s/key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.
push(a),r++}}else{let a={instancePath:i+"/key",schemaPath:"#/oneOf/9/properties/key/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(o.scrolls!==void 0&&typeof o.scrolls!="boolean"){let s={
instancePath:i+"/scrolls",schemaPath:"#/oneOf/9/properties/scrolls/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i,schemaPath:"#/oneOf/9/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}else{let s={instancePath:i,schemaPath:"#/discrimin\
ator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:t},message:'value of tag "type" must be in one\
Of'};e===null?e=[s]:e.push(s),r++}else{let s={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{
error:"tag",tag:"type",tagValue:t},message:'tag "type" must be string'};e===null?e=[s]:e.push(s),r++}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return vs.
errors=e,r===0}var gr=js;function js(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.token===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[t]:e.push(t),r++}if(o.personId===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"personId"},message:"must have required property 'per\
sonId'"};e===null?e=[t]:e.push(t),r++}if(o.name===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(o.email===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must \
have required property 'email'"};e===null?e=[t]:e.push(t),r++}if(o.token!==void 0){let t=o.token;if(typeof t=="string"){
if(P(t)<1){let s={instancePath:i+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/token",schemaPath:"\
#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}if(o.
personId!==void 0&&typeof o.personId!="string"){let t={instancePath:i+"/personId",schemaPath:"#/properties/personId/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.name!==void 0&&typeof o.
name!="string"){let t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),r++}if(o.email!==void 0&&typeof o.email!="string"){let t={instancePath:i+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),r++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),r++}return js.errors=e,r===0}var br=As;function As(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){let e=null,r=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.brands===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[t]:e.push(t),r++}for(let t in o)if(t!==
"brands"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(o.brands!==void 0){let t=o.brands;if(Array.
isArray(t)){let s=t.length;for(let a=0;a<s;a++){let n=t[a];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){
let p={instancePath:i+"/brands/"+a,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),r++}if(n.name===void 0){let p={instancePath:i+
"/brands/"+a,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[p]:e.push(p),r++}if(n.defaultLocale===void 0){let p={instancePath:i+"/b\
rands/"+a,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"defaultLocale"},message:"\
must have required property 'defaultLocale'"};e===null?e=[p]:e.push(p),r++}if(n.markets===void 0){let p={instancePath:i+
"/brands/"+a,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"markets"},message:"\
must have required property 'markets'"};e===null?e=[p]:e.push(p),r++}for(let p in n)if(!(p==="id"||p==="name"||p==="defa\
ultLocale"||p==="markets")){let l={instancePath:i+"/brands/"+a,schemaPath:"#/properties/brands/items/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),r++}if(n.id!==void 0&&typeof n.id!="string"){let p={instancePath:i+"/brands/"+a+"/id",schemaPath:"#/prop\
erties/brands/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),r++}if(n.name!==void 0&&typeof n.name!="string"){let p={instancePath:i+"/brands/"+a+"/name",schemaPath:"#/proper\
ties/brands/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),r++}if(n.defaultLocale!==void 0&&typeof n.defaultLocale!="string"){let p={instancePath:i+"/brands/"+a+"/defaultL\
ocale",schemaPath:"#/properties/brands/items/properties/defaultLocale/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}if(n.markets!==void 0){let p=n.markets;if(Array.isArray(p)){let l=p.length;
for(let m=0;m<l;m++){let u=p[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.code===void 0){let d={instancePath:i+"\
/brands/"+a+"/markets/"+m,schemaPath:"#/properties/brands/items/properties/markets/items/required",keyword:"required",params:{
missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[d]:e.push(d),r++}if(u.name===void 0){let d={
instancePath:i+"/brands/"+a+"/markets/"+m,schemaPath:"#/properties/brands/items/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(d),r++}if(u.
timeZone===void 0){let d={instancePath:i+"/brands/"+a+"/markets/"+m,schemaPath:"#/properties/brands/items/properties/mar\
kets/items/required",keyword:"required",params:{missingProperty:"timeZone"},message:"must have required property 'timeZo\
ne'"};e===null?e=[d]:e.push(d),r++}if(u.locales===void 0){let d={instancePath:i+"/brands/"+a+"/markets/"+m,schemaPath:"#\
/properties/brands/items/properties/markets/items/required",keyword:"required",params:{missingProperty:"locales"},message:"\
must have required property 'locales'"};e===null?e=[d]:e.push(d),r++}for(let d in u)if(!(d==="code"||d==="name"||d==="ti\
meZone"||d==="locales")){let c={instancePath:i+"/brands/"+a+"/markets/"+m,schemaPath:"#/properties/brands/items/properti\
es/markets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT ha\
ve additional properties"};e===null?e=[c]:e.push(c),r++}if(u.code!==void 0&&typeof u.code!="string"){let d={instancePath:i+
"/brands/"+a+"/markets/"+m+"/code",schemaPath:"#/properties/brands/items/properties/markets/items/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.name!==void 0&&typeof u.
name!="string"){let d={instancePath:i+"/brands/"+a+"/markets/"+m+"/name",schemaPath:"#/properties/brands/items/propertie\
s/markets/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),r++}if(u.timeZone!==void 0&&typeof u.timeZone!="string"){let d={instancePath:i+"/brands/"+a+"/markets/"+m+"/timeZone",
schemaPath:"#/properties/brands/items/properties/markets/items/properties/timeZone/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[d]:e.push(d),r++}if(u.locales!==void 0){let d=u.locales;if(Array.isArray(d)){
if(d.length<1){let g={instancePath:i+"/brands/"+a+"/markets/"+m+"/locales",schemaPath:"#/properties/brands/items/propert\
ies/markets/items/properties/locales/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 i\
tems"};e===null?e=[g]:e.push(g),r++}let c=d.length;for(let g=0;g<c;g++){let k=d[g];if(k&&typeof k=="object"&&!Array.isArray(
k)){if(k.locale===void 0){let b={instancePath:i+"/brands/"+a+"/markets/"+m+"/locales/"+g,schemaPath:"#/properties/brands\
/items/properties/markets/items/properties/locales/items/required",keyword:"required",params:{missingProperty:"locale"},
message:"must have required property 'locale'"};e===null?e=[b]:e.push(b),r++}if(k.contentLocale===void 0){let b={instancePath:i+
"/brands/"+a+"/markets/"+m+"/locales/"+g,schemaPath:"#/properties/brands/items/properties/markets/items/properties/local\
es/items/required",keyword:"required",params:{missingProperty:"contentLocale"},message:"must have required property 'con\
tentLocale'"};e===null?e=[b]:e.push(b),r++}if(k.label===void 0){let b={instancePath:i+"/brands/"+a+"/markets/"+m+"/local\
es/"+g,schemaPath:"#/properties/brands/items/properties/markets/items/properties/locales/items/required",keyword:"requir\
ed",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[b]:e.push(b),r++}for(let b in k)
if(!(b==="locale"||b==="contentLocale"||b==="label")){let v={instancePath:i+"/brands/"+a+"/markets/"+m+"/locales/"+g,schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:b},message:"must NOT have additional properties"};e===null?e=[v]:e.push(v),r++}if(k.
locale!==void 0&&typeof k.locale!="string"){let b={instancePath:i+"/brands/"+a+"/markets/"+m+"/locales/"+g+"/locale",schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/items/properties/locale/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),r++}if(k.contentLocale!==void 0&&typeof k.contentLocale!=
"string"){let b={instancePath:i+"/brands/"+a+"/markets/"+m+"/locales/"+g+"/contentLocale",schemaPath:"#/properties/brand\
s/items/properties/markets/items/properties/locales/items/properties/contentLocale/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[b]:e.push(b),r++}if(k.label!==void 0&&typeof k.label!="string"){let b={instancePath:i+
"/brands/"+a+"/markets/"+m+"/locales/"+g+"/label",schemaPath:"#/properties/brands/items/properties/markets/items/propert\
ies/locales/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:
e.push(b),r++}}else{let b={instancePath:i+"/brands/"+a+"/markets/"+m+"/locales/"+g,schemaPath:"#/properties/brands/items\
/properties/markets/items/properties/locales/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[b]:e.push(b),r++}}}else{let c={instancePath:i+"/brands/"+a+"/markets/"+m+"/locales",schemaPath:"#/properties\
/brands/items/properties/markets/items/properties/locales/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[c]:e.push(c),r++}}}else{let d={instancePath:i+"/brands/"+a+"/markets/"+m,schemaPath:"#/properties/bran\
ds/items/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.
push(d),r++}}}else{let l={instancePath:i+"/brands/"+a+"/markets",schemaPath:"#/properties/brands/items/properties/market\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:i+
"/brands/"+a,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),r++}}}else{let s={instancePath:i+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return As.errors=e,r===
0}var Pr=Os;var tt=new RegExp("^[\\x21-\\x7e]{8,200}$","u");function Os(o,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:y=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.token===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"token"},message:"must have required property 'token'"};e===null?e=[t]:
e.push(t),r++}for(let t in o)if(t!=="token"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}
if(o.token!==void 0){let t=o.token;if(typeof t=="string"){if(!tt.test(t)){let s={instancePath:i+"/token",schemaPath:"#/p\
roperties/token/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]{8,200}$"},message:'must match pattern "^[\\x21\
-\\x7e]{8,200}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:i+"/token",schemaPath:"#/properties/token/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return Os.
errors=e,r===0}var kr=S;export{pt as validateAccessTokens,ot as validateBrandCheckReply,nt as validateBrandCheckRequest,lt as validateBrandEditReply,
mt as validateBrandEditRequest,dt as validateBrandPlace,ut as validateBrandSettingsReply,yt as validateBrandSettingsRequest,
ct as validateBrandTextsReply,ht as validateBrandTextsRequest,ft as validateBulkAction,gt as validateCheckReply,bt as validateCheckRequest,
Pt as validateContentComment,kt as validateContentComments,wt as validateContentError,qt as validateContentLink,vt as validateContentPeople,
jt as validateContentPerson,At as validateContentRelease,Ot as validateContentReleases,Nt as validateContentTask,It as validateContentTasks,
Tt as validateEntryCopy,xt as validateEntrySnapshots,$t as validateFieldChange,Lt as validateFieldConflict,Dt as validateImpactReply,
zt as validateImpactRequest,St as validateLaunchReportReply,Ft as validateLaunchReportRequest,Et as validateLocalBackup,
Bt as validateManagedAsset,Ct as validateManagedAssets,Vt as validateManagedEntries,Zt as validateManagedEntry,Wt as validateManagedPeople,
Mt as validateManagedPerson,Rt as validateOpenidAttempt,_t as validatePageMessage,Ht as validatePeopleChoices,Ut as validatePresenceBeat,
Kt as validatePresenceReply,Gt as validatePreviewBlock,Jt as validatePreviewBlocksAnswer,Yt as validatePreviewBlocksRequest,
Xt as validatePreviewCondition,Qt as validatePreviewFacts,er as validatePreviewGrant,sr as validatePreviewNote,tr as validatePreviewPage,
rr as validatePublishedEntries,ir as validateReleaseAction,ar as validateReleaseActions,pr as validateSaveReply,or as validateSaveRequest,
nr as validateScheduledAction,lr as validateScheduledActions,mr as validateSignInReply,dr as validateSignInRequest,ur as validateSignInWays,
yr as validateSpaceMemberships,cr as validateSpaceRoles,hr as validateStoredVersion,fr as validateStudioMessage,gr as validateStudioSession,
br as validateStudioSites,Pr as validateTokenSignIn,kr as validateUnsavedContent};
