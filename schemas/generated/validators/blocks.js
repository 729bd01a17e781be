/* Generated from schemas/ by `npm run generate`. Do not edit. */
var ne=(r,a)=>()=>(a||r((a={exports:{}}).exports,a),a.exports);var le=ne(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});function oe(r){let a=r.length,h=0,p=0,l;for(;p<
a;)h++,l=r.charCodeAt(p++),l>=55296&&l<=56319&&p<a&&(l=r.charCodeAt(p),(l&64512)===56320&&p++);return h}Z.default=oe;oe.
code='require("ajv/dist/runtime/ucs2length").default'});var A=ne(q=>{"use strict";Object.defineProperty(q,"__esModule",{value:!0});q.formatNames=q.fastFormats=q.fullFormats=void 0;
function T(r,a){return{validate:r,compare:a}}q.fullFormats={date:T(ue,J),time:T(U(!0),X),"date-time":T(me(!0),de),"iso-t\
ime":T(U(),ce),"iso-date-time":T(me(),fe),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ut,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:bt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:ct,int32:{type:"number",validate:yt},int64:{type:"number",validate:gt},float:{type:"number",validate:he},double:{type:"\
number",validate:he},password:!0,binary:!0};q.fastFormats={...q.fullFormats,date:T(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,J),time:T(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,X),"date-time":T(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
de),"iso-time":T(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ce),"iso-date-time":T(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
fe),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
q.formatNames=Object.keys(q.fullFormats);function ot(r){return r%4===0&&(r%100!==0||r%400===0)}var lt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
mt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ue(r){let a=lt.exec(r);if(!a)return!1;let h=+a[1],p=+a[2],l=+a[3];return p>=
1&&p<=12&&l>=1&&l<=(p===2&&ot(h)?29:mt[p])}function J(r,a){if(r&&a)return r>a?1:r<a?-1:0}var Q=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function U(r){return function(h){let p=Q.exec(h);if(!p)return!1;let l=+p[1],e=+p[2],i=+p[3],t=p[4],s=p[5]==="-"?-1:1,n=+(p[6]||
0),f=+(p[7]||0);if(n>23||f>59||r&&!t)return!1;if(l<=23&&e<=59&&i<60)return!0;let m=e-f*s,u=l-n*s-(m<0?1:0);return(u===23||
u===-1)&&(m===59||m===-1)&&i<61}}function X(r,a){if(!(r&&a))return;let h=new Date("2020-01-01T"+r).valueOf(),p=new Date(
"2020-01-01T"+a).valueOf();if(h&&p)return h-p}function ce(r,a){if(!(r&&a))return;let h=Q.exec(r),p=Q.exec(a);if(h&&p)return r=
h[1]+h[2]+h[3],a=p[1]+p[2]+p[3],r>a?1:r<a?-1:0}var Y=/t|\s/i;function me(r){let a=U(r);return function(p){let l=p.split(
Y);return l.length===2&&ue(l[0])&&a(l[1])}}function de(r,a){if(!(r&&a))return;let h=new Date(r).valueOf(),p=new Date(a).
valueOf();if(h&&p)return h-p}function fe(r,a){if(!(r&&a))return;let[h,p]=r.split(Y),[l,e]=a.split(Y),i=J(h,l);if(i!==void 0)
return i||X(p,e)}var pt=/\/|:/,ht=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ut(r){return pt.test(r)&&ht.test(r)}var pe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ct(r){return pe.lastIndex=0,pe.test(r)}var dt=-(2**31),ft=2**31-1;function yt(r){return Number.isInteger(r)&&r<=
ft&&r>=dt}function gt(r){return Number.isInteger(r)}function he(){return!0}var wt=/[^\\]\\Z/;function bt(r){if(wt.test(r))
return!1;try{return new RegExp(r),!0}catch{return!1}}});var Gt=be;var o=le().default;function j(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.internalName===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internalName"},message:"must have required property 'internalName'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="internalName"||t==="title"||t==="blocks")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.internalName!==void 0){let t=r.internalName;if(typeof t=="string"){if(o(t)>120){let s={instancePath:a+"/inte\
rnalName",schemaPath:"#/properties/internalName/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have\
 more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/internalName",schemaPath:"#/\
properties/internalName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.title!==void 0){let t=r.title;
if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"max\
Length",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properti\
es/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.blocks!==
void 0){let t=r.blocks;if(Array.isArray(t)){if(t.length>12){let n={instancePath:a+"/blocks",schemaPath:"#/properties/blo\
cks/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[n]:e.push(n),
i++}let s=t.length;for(let n=0;n<s;n++){let f=t[n];if(!(f&&typeof f=="object"&&!Array.isArray(f))){let m={instancePath:a+
"/blocks/"+n,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:a+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return j.errors=e,i===
0}function be(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.panels===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"panels"},message:"must have required property 'panels'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"title"||t==="panels"||t==="oneAtATime"||t==="firstOpen")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.panels!==void 0){let t=r.panels;if(Array.isArray(t)){if(t.length>12){let n={instancePath:a+"/pan\
els",schemaPath:"#/properties/panels/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 \
items"};e===null?e=[n]:e.push(n),i++}if(t.length<1){let n={instancePath:a+"/panels",schemaPath:"#/properties/panels/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.
length;for(let n=0;n<s;n++)j(t[n],{instancePath:a+"/panels/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?
j.errors:e.concat(j.errors),i=e.length)}else{let s={instancePath:a+"/panels",schemaPath:"#/properties/panels/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.oneAtATime!==void 0&&typeof r.oneAtATime!=
"boolean"){let t={instancePath:a+"/oneAtATime",schemaPath:"#/properties/oneAtATime/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.firstOpen!==void 0&&typeof r.firstOpen!="boolean"){
let t={instancePath:a+"/firstOpen",schemaPath:"#/properties/firstOpen/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return be.errors=e,i===0}var Kt=ke;var ye={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content/link.schema.json",title:"\
Link",description:"A link or button an editor places on a page.",type:"object",additionalProperties:!1,properties:{label:{
type:"string",title:"Label",description:"What the link says.",minLength:1,maxLength:60,"x-content":{localized:!0}},target:{
type:"string",title:"Target",description:"Where it leads: a page of this site such as /promotions (without the language)\
, #login or #signup for a dialog, or an https, mailto or tel address.",minLength:1,maxLength:255},visibleTo:{type:"strin\
g",title:"Visible to",description:"Who sees the link: signed-in players (authorized), visitors (not-authorized) or both.",
enum:["authorized","both","not-authorized"],"x-content":{labels:{authorized:"Signed-in players",both:"Everybody","not-au\
thorized":"Visitors"}}},emphasis:{type:"string",title:"Emphasis",description:"How strongly it stands out: primary for th\
e one main button, secondary for another one, plain for a link.",enum:["primary","secondary","plain"],"x-content":{labels:{
primary:"Main button",secondary:"Second button",plain:"Plain link"}}},newTab:{type:"boolean",title:"New tab",description:"\
Switched on: the link opens in a new tab."},icon:{title:"Icon",description:"Small icon in one colour in front of the wor\
ds.",allOf:[{$ref:"https://marquee.dev/schemas/content/image.schema.json"}]}},required:["label","target"],"x-marquee":{contentType:"\
navigationLink",displayField:"label"}};var ie=A().fullFormats.uri,ae=new RegExp("^https?://","u");function $(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.x===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x"},message:"must have required property 'x'"};e===null?e=[t]:e.push(t),i++}if(r.y===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},message:"must have required property 'y'"};e===null?e=[t]:e.
push(t),i++}for(let t in r)if(!(t==="x"||t==="y")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.x!==void 0){let t=r.x;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/x",schemaPath:"\
#/properties/x/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&isFinite(t)){if(t>100||isNaN(t)){let s={instancePath:a+"/x",schemaPath:"#/properties/x/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:a+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),i++}}}if(r.y!==void 0){let t=r.y;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+
"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.
push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let s={instancePath:a+"/y",schemaPath:"#/properties/\
y/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),i++}if(t<
0||isNaN(t)){let s={instancePath:a+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return $.errors=e,i===0}function g(r,{instancePath:a="",
parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'"};e===null?e=[t]:e.push(t),i++}if(r.width===void 0){let t={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?e=[t]:e.
push(t),i++}if(r.height===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},message:"must have required property 'height'"};e===null?e=[t]:e.push(t),i++}if(r.alt===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'"};e===
null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="url"||t==="width"||t==="height"||t==="alt"||t==="focus")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(o(t)>2e3){
let s={instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mus\
t NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(!ae.test(t)){let s={instancePath:a+"/url",schemaPath:"\
#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===
null?e=[s]:e.push(s),i++}if(!ie(t)){let s={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{
format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.
width!==void 0){let t=r.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/width",schemaPath:"\
#/properties/width/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:a+"/width",schemaPath:"#/properties/width/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.height!==
void 0){let t=r.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:a+"/height",schemaPath:"#/properties/height/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.alt!==
void 0){let t=r.alt;if(typeof t=="string"){if(o(t)>300){let s={instancePath:a+"/alt",schemaPath:"#/properties/alt/maxLen\
gth",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),i++}}r.focus!==void 0&&($(r.focus,{instancePath:a+"/focus",parentData:r,parentDataProperty:"\
focus",rootData:l})||(e=e===null?$.errors:e.concat($.errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return g.errors=e,i===0}function c(r,{
instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.label===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},
message:"must have required property 'label'"};e===null?e=[t]:e.push(t),i++}if(r.target===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"target"},message:"must have required property 'targe\
t'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="label"||t==="target"||t==="visibleTo"||t==="emphasis"||t==="n\
ewTab"||t==="icon")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.label!==void 0){let t=r.label;if(typeof t==
"string"){if(o(t)>60){let s={instancePath:a+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{
limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.target!==void 0){let t=r.
target;if(typeof t=="string"){if(o(t)>255){let s={instancePath:a+"/target",schemaPath:"#/properties/target/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){
let s={instancePath:a+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/target",schemaPath:"#\
/properties/target/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.
visibleTo!==void 0){let t=r.visibleTo;if(typeof t!="string"){let s={instancePath:a+"/visibleTo",schemaPath:"#/properties\
/visibleTo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="\
authorized"||t==="both"||t==="not-authorized")){let s={instancePath:a+"/visibleTo",schemaPath:"#/properties/visibleTo/en\
um",keyword:"enum",params:{allowedValues:ye.properties.visibleTo.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[s]:e.push(s),i++}}if(r.emphasis!==void 0){let t=r.emphasis;if(typeof t!="string"){let s={instancePath:a+
"/emphasis",schemaPath:"#/properties/emphasis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(!(t==="primary"||t==="secondary"||t==="plain")){let s={instancePath:a+"/emphasis",schemaPath:"\
#/properties/emphasis/enum",keyword:"enum",params:{allowedValues:ye.properties.emphasis.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.newTab!==void 0&&typeof r.newTab!="boolean"){let t={instancePath:a+
"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),i++}r.icon!==void 0&&(g(r.icon,{instancePath:a+"/icon",parentData:r,parentDataProperty:"icon",rootData:l})||
(e=e===null?g.errors:e.concat(g.errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return c.errors=e,i===0}function ke(r,{instancePath:a="",
parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must \
have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="showParts"||t==="lin\
k"||t==="visitorText"||t==="visitorLink")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.
title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties\
/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:
e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}if(r.showParts!==void 0&&typeof r.showParts!="boolean"){let t={instancePath:a+"/showParts",schemaPath:"#/\
properties/showParts/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(r.link!==void 0&&(c(r.link,{instancePath:a+"/link",parentData:r,parentDataProperty:"link",rootData:l})||(e=e===null?c.
errors:e.concat(c.errors),i=e.length)),r.visitorText!==void 0){let t=r.visitorText;if(typeof t=="string"){if(o(t)>240){let s={
instancePath:a+"/visitorText",schemaPath:"#/properties/visitorText/maxLength",keyword:"maxLength",params:{limit:240},message:"\
must NOT have more than 240 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/visitorText",schemaPath:"\
#/properties/visitorText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/visitorText",schemaPath:"#/properties/visitorText/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}r.visitorLink!==void 0&&(c(r.visitorLink,
{instancePath:a+"/visitorLink",parentData:r,parentDataProperty:"visitorLink",rootData:l})||(e=e===null?c.errors:e.concat(
c.errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),i++}return ke.errors=e,i===0}var Zt=ve;function ve(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t===
"link"||t==="visitorText"||t==="visitorLink")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/prope\
rties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=
[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.link!==void 0&&(c(r.link,{instancePath:a+"/link",parentData:r,parentDataProperty:"link",rootData:l})||
(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.visitorText!==void 0){let t=r.visitorText;if(typeof t=="string"){
if(o(t)>240){let s={instancePath:a+"/visitorText",schemaPath:"#/properties/visitorText/maxLength",keyword:"maxLength",params:{
limit:240},message:"must NOT have more than 240 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/visitorText",schemaPath:"#/properties/visitorText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/visitorText",schemaPath:"#/prope\
rties/visitorText/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}r.
visitorLink!==void 0&&(c(r.visitorLink,{instancePath:a+"/visitorLink",parentData:r,parentDataProperty:"visitorLink",rootData:l})||
(e=e===null?c.errors:e.concat(c.errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ve.errors=e,i===0}var Qt=Pe;function I(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.image===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="subtitle"||t==="eyebrow"||t==="image"||t==="imageTall"||
t==="callToAction"||t==="conditions")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==
void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/m\
axLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),
i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.
subtitle!==void 0){let t=r.subtitle;if(typeof t=="string"){if(o(t)>200){let s={instancePath:a+"/subtitle",schemaPath:"#/\
properties/subtitle/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(r.eyebrow!==void 0){let t=r.eyebrow;if(typeof t=="string"){if(o(t)>40){let s={instancePath:a+
"/eyebrow",schemaPath:"#/properties/eyebrow/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more\
 than 40 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/eyebrow",schemaPath:"#/properties/\
eyebrow/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:a+"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.image!==void 0&&(g(r.image,{instancePath:a+"/image",
parentData:r,parentDataProperty:"image",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.imageTall!==
void 0&&(g(r.imageTall,{instancePath:a+"/imageTall",parentData:r,parentDataProperty:"imageTall",rootData:l})||(e=e===null?
g.errors:e.concat(g.errors),i=e.length)),r.callToAction!==void 0&&(c(r.callToAction,{instancePath:a+"/callToAction",parentData:r,
parentDataProperty:"callToAction",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.conditions!==void 0){
let t=r.conditions;if(typeof t=="string"){if(o(t)>300){let s={instancePath:a+"/conditions",schemaPath:"#/properties/cond\
itions/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:
e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/conditions",schemaPath:"#/properties/conditions/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return I.errors=e,i===0}function Pe(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};
e===null?e=[t]:e.push(t),i++}if(r.slides===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"slides"},message:"must have required property 'slides'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"label"||t==="slides"||t==="secondsPerSlide")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.label!==void 0){let t=r.label;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+"/label",schemaPath:"#/prope\
rties/label/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=
[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.slides!==void 0){let t=r.slides;if(Array.isArray(t)){if(t.length>8){let n={instancePath:a+"/slid\
es",schemaPath:"#/properties/slides/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 ite\
ms"};e===null?e=[n]:e.push(n),i++}if(t.length<1){let n={instancePath:a+"/slides",schemaPath:"#/properties/slides/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.
length;for(let n=0;n<s;n++)I(t[n],{instancePath:a+"/slides/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?
I.errors:e.concat(I.errors),i=e.length)}else{let s={instancePath:a+"/slides",schemaPath:"#/properties/slides/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.secondsPerSlide!==void 0){let t=r.
secondsPerSlide;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/secondsPerSlide",schemaPath:"\
#/properties/secondsPerSlide/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t)){let s={instancePath:a+"/secondsPerSlide",schemaPath:"#/pro\
perties/secondsPerSlide/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=
[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:a+"/secondsPerSlide",schemaPath:"#/properties/secondsPerSlide/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return Pe.errors=e,i===0}var Ut=xe;function x(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.categoryId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"categoryId"},message:"must have required property 'categoryId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="categoryId"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.categoryId!==void 0){let t=r.categoryId;
if(typeof t=="string"){if(o(t)>120){let s={instancePath:a+"/categoryId",schemaPath:"#/properties/categoryId/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){
let s={instancePath:a+"/categoryId",schemaPath:"#/properties/categoryId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/categoryId",
schemaPath:"#/properties/categoryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return x.errors=e,i===0}function xe(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="title"||t==="cate\
gory"||t==="rowsShown")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.
title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properti\
es/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.category!==
void 0&&(x(r.category,{instancePath:a+"/category",parentData:r,parentDataProperty:"category",rootData:l})||(e=e===null?x.
errors:e.concat(x.errors),i=e.length)),r.rowsShown!==void 0){let t=r.rowsShown;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let s={instancePath:a+"/rowsShown",schemaPath:"#/properties/rowsShown/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>12||isNaN(t)){
let s={instancePath:a+"/rowsShown",schemaPath:"#/properties/rowsShown/maximum",keyword:"maximum",params:{comparison:"<=",
limit:12},message:"must be <= 12"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/rowsShown",schemaPath:"\
#/properties/rowsShown/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),i++}return xe.errors=e,i===0}var Yt=Le,kt={$schema:"http://json-schema.org/draft-07/sch\
ema#",$id:"https://marquee.dev/schemas/blocks/category-nav.schema.json",title:"Category menu",description:"A strip of al\
l categories of a lobby with their icons, and a link to the search.",type:"object",additionalProperties:!1,properties:{label:{
type:"string",title:"Label",description:"Name of the menu, read aloud to people who cannot see it.",minLength:1,maxLength:60,
"x-content":{localized:!0}},lobby:{type:"string",title:"Lobby",description:"The lobby whose categories are listed: casin\
o or live casino.",enum:["casino","live casino"]}},required:["label","lobby"],"x-marquee":{block:"category-nav",version:1,
group:"games",regions:["main"],live:"categories",hydrate:"visible",failure:"open",timeBudgetMs:1500}};function Le(r,{instancePath:a="",
parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must \
have required property 'label'"};e===null?e=[t]:e.push(t),i++}if(r.lobby===void 0){let t={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"lobby"},message:"must have required property 'lobby'"};e===null?e=[
t]:e.push(t),i++}for(let t in r)if(!(t==="label"||t==="lobby")){let s={instancePath:a,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.label!==void 0){let t=r.label;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+"/label",schemaPath:"\
#/properties/label/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.lobby!==void 0){let t=r.lobby;if(typeof t!="string"){let s={instancePath:a+"/lobby",schemaPath:"\
#/properties/lobby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t===
"casino"||t==="live casino")){let s={instancePath:a+"/lobby",schemaPath:"#/properties/lobby/enum",keyword:"enum",params:{
allowedValues:kt.properties.lobby.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return Le.errors=e,i===0}var Jt=Te,vt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/blocks/columns.schema.json",title:"Columns",description:"Blocks side by side. On phones the columns stan\
d one below the other, in their order.",type:"object",additionalProperties:!1,properties:{title:{type:"string",title:"Ti\
tle",description:"Heading above the block. Leave it empty where the text around it introduces it.",minLength:1,maxLength:80,
"x-content":{localized:!0}},panels:{type:"array",title:"Panels",description:"Two to four columns, each with blocks of it\
s own. The title of a panel is the heading of its column.",items:{$ref:"https://marquee.dev/schemas/content/panel.schema\
.json"},minItems:2,maxItems:4},layout:{type:"string",title:"Layout",description:"Equal: all columns have the same width \
(if left out). Wide first: the first is twice as wide. Wide last: the last is.",enum:["equal","wide-first","wide-last"]}},
required:["panels"],"x-marquee":{block:"columns",version:1,group:"layout",regions:["main"],live:null,hydrate:"none",failure:"\
open",timeBudgetMs:1500,slots:"panels"}};function Te(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.panels===void 0){let t={instancePath:a,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"panels"},message:"must have required property 'panels'"};e===null?e=
[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="panels"||t==="layout")){let s={instancePath:a,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.panels!==void 0){let t=r.panels;if(Array.isArray(t)){if(t.length>4){
let n={instancePath:a+"/panels",schemaPath:"#/properties/panels/maxItems",keyword:"maxItems",params:{limit:4},message:"m\
ust NOT have more than 4 items"};e===null?e=[n]:e.push(n),i++}if(t.length<2){let n={instancePath:a+"/panels",schemaPath:"\
#/properties/panels/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=
[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)j(t[n],{instancePath:a+"/panels/"+n,parentData:t,parentDataProperty:n,
rootData:l})||(e=e===null?j.errors:e.concat(j.errors),i=e.length)}else{let s={instancePath:a+"/panels",schemaPath:"#/pro\
perties/panels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.layout!==
void 0){let t=r.layout;if(typeof t!="string"){let s={instancePath:a+"/layout",schemaPath:"#/properties/layout/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="equal"||t==="wide-first"||
t==="wide-last")){let s={instancePath:a+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues:vt.
properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return Te.errors=e,i===0}var Xt=qe,Pt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev\
/schemas/blocks/contact.schema.json",title:"Contact",description:"How to reach the company: e-mail, telephone, chat, add\
ress, and when somebody answers.",type:"object",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"\
Heading of the block.",minLength:1,maxLength:80,"x-content":{localized:!0}},text:{type:"string",title:"Text",description:"\
One or two sentences.",minLength:1,maxLength:400,"x-content":{localized:!0}},email:{type:"string",title:"E-mail",description:"\
Address that messages are sent to.",format:"email",maxLength:254},phone:{type:"string",title:"Telephone",description:"In\
 international form, such as +44 1632 960142.",minLength:5,maxLength:30,pattern:"^\\+?[0-9][0-9 ()/.-]*$"},liveChat:{title:"\
Live chat",description:"Link that opens or explains the chat.",allOf:[{$ref:"https://marquee.dev/schemas/content/link.sc\
hema.json"}]},address:{type:"string",title:"Address",description:"Postal address, one line each.",minLength:1,maxLength:300,
"x-content":{localized:!0}},hours:{type:"array",title:"Business hours",description:"When somebody answers, in the time z\
one of the market. A day that is left out is closed; a day may stand twice, with a break between. An end at or before th\
e start is on the next day; from 00:00 to 24:00 is the whole day.",maxItems:21,"x-content":{object:!0},items:{type:"obje\
ct",title:"Opening",description:"One stretch of one weekday.",additionalProperties:!1,properties:{day:{type:"string",title:"\
Weekday",description:"Day on which it begins.",enum:["monday","tuesday","wednesday","thursday","friday","saturday","sund\
ay"]},opens:{type:"string",title:"Opens",description:"From this time on, as 09:00.",pattern:"^([01][0-9]|2[0-3]):[0-5][0\
-9]$"},closes:{type:"string",title:"Closes",description:"Up to this time, as 22:00 or 24:00.",pattern:"^(([01][0-9]|2[0-\
3]):[0-5][0-9]|24:00)$"}},required:["day","opens","closes"]}},closedDays:{type:"array",title:"Closed days",description:"\
Days on which nobody answers, such as 2026-12-25.",maxItems:40,items:{type:"string",title:"Day",description:"Year, month\
 and day.",format:"date",maxLength:10}}},required:["title"],"x-marquee":{block:"contact",version:1,group:"text",regions:[
"main"],live:"contact",hydrate:"visible",failure:"open",timeBudgetMs:1500}},xt=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
Lt=A().fullFormats.date,Tt=new RegExp("^\\+?[0-9][0-9 ()/.-]*$","u"),qt=new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$","u"),
jt=new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","u");function qe(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="text"||t==="email"||t==="phone"||t==="liveChat"||t===
"address"||t==="hours"||t==="closedDays")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.
title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties\
/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:
e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){if(o(t)>400){let s={instancePath:a+"/text",schemaPath:"\
#/properties/text/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT have more than 400 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/text",schemaPath:"#/properties/text/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(o(t)>254){let s={instancePath:a+"/email",
schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 ch\
aracters"};e===null?e=[s]:e.push(s),i++}if(!xt.test(t)){let s={instancePath:a+"/email",schemaPath:"#/properties/email/fo\
rmat",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),i++}}if(r.phone!==void 0){let t=r.phone;if(typeof t=="string"){if(o(t)>30){let s={instancePath:a+
"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more tha\
n 30 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<5){let s={instancePath:a+"/phone",schemaPath:"#/properties/phone/\
minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"};e===null?e=[s]:e.push(s),
i++}if(!Tt.test(t)){let s={instancePath:a+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern:"\
^\\+?[0-9][0-9 ()/.-]*$"},message:'must match pattern "^\\+?[0-9][0-9 ()/.-]*$"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:a+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),i++}}if(r.liveChat!==void 0&&(c(r.liveChat,{instancePath:a+"/liveChat",parentData:r,parentDataProperty:"\
liveChat",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.address!==void 0){let t=r.address;if(typeof t==
"string"){if(o(t)>300){let s={instancePath:a+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",
params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/address",schemaPath:"#/properties/addres\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.hours!==void 0){
let t=r.hours;if(Array.isArray(t)){if(t.length>21){let n={instancePath:a+"/hours",schemaPath:"#/properties/hours/maxItem\
s",keyword:"maxItems",params:{limit:21},message:"must NOT have more than 21 items"};e===null?e=[n]:e.push(n),i++}let s=t.
length;for(let n=0;n<s;n++){let f=t[n];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.day===void 0){let m={instancePath:a+
"/hours/"+n,schemaPath:"#/properties/hours/items/required",keyword:"required",params:{missingProperty:"day"},message:"mu\
st have required property 'day'"};e===null?e=[m]:e.push(m),i++}if(f.opens===void 0){let m={instancePath:a+"/hours/"+n,schemaPath:"\
#/properties/hours/items/required",keyword:"required",params:{missingProperty:"opens"},message:"must have required prope\
rty 'opens'"};e===null?e=[m]:e.push(m),i++}if(f.closes===void 0){let m={instancePath:a+"/hours/"+n,schemaPath:"#/propert\
ies/hours/items/required",keyword:"required",params:{missingProperty:"closes"},message:"must have required property 'clo\
ses'"};e===null?e=[m]:e.push(m),i++}for(let m in f)if(!(m==="day"||m==="opens"||m==="closes")){let u={instancePath:a+"/h\
ours/"+n,schemaPath:"#/properties/hours/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(f.day!==void 0){let m=f.day;if(typeof m!=
"string"){let u={instancePath:a+"/hours/"+n+"/day",schemaPath:"#/properties/hours/items/properties/day/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(m==="monday"||m==="tuesday"||m===
"wednesday"||m==="thursday"||m==="friday"||m==="saturday"||m==="sunday")){let u={instancePath:a+"/hours/"+n+"/day",schemaPath:"\
#/properties/hours/items/properties/day/enum",keyword:"enum",params:{allowedValues:Pt.properties.hours.items.properties.
day.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(f.opens!==void 0){let m=f.
opens;if(typeof m=="string"){if(!qt.test(m)){let u={instancePath:a+"/hours/"+n+"/opens",schemaPath:"#/properties/hours/i\
tems/properties/opens/pattern",keyword:"pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:'must match \
pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:a+"/hours/"+n+"/opens",
schemaPath:"#/properties/hours/items/properties/opens/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[u]:e.push(u),i++}}if(f.closes!==void 0){let m=f.closes;if(typeof m=="string"){if(!jt.test(m)){let u={instancePath:a+
"/hours/"+n+"/closes",schemaPath:"#/properties/hours/items/properties/closes/pattern",keyword:"pattern",params:{pattern:"\
^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"},message:'must match pattern "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"'};e===null?
e=[u]:e.push(u),i++}}else{let u={instancePath:a+"/hours/"+n+"/closes",schemaPath:"#/properties/hours/items/properties/cl\
oses/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}}else{let m={instancePath:a+
"/hours/"+n,schemaPath:"#/properties/hours/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[m]:e.push(m),i++}}}else{let s={instancePath:a+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.closedDays!==void 0){let t=r.closedDays;if(Array.
isArray(t)){if(t.length>40){let n={instancePath:a+"/closedDays",schemaPath:"#/properties/closedDays/maxItems",keyword:"m\
axItems",params:{limit:40},message:"must NOT have more than 40 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<
s;n++){let f=t[n];if(typeof f=="string"){if(o(f)>10){let m={instancePath:a+"/closedDays/"+n,schemaPath:"#/properties/clo\
sedDays/items/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?
e=[m]:e.push(m),i++}if(!Lt.validate(f)){let m={instancePath:a+"/closedDays/"+n,schemaPath:"#/properties/closedDays/items\
/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),i++}}else{
let m={instancePath:a+"/closedDays/"+n,schemaPath:"#/properties/closedDays/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:a+"/closedDays",schemaPath:"#/pro\
perties/closedDays/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return qe.errors=e,i===0}var es=je,Nt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marq\
uee.dev/schemas/blocks/countdown-box.schema.json",title:"Countdown",description:"Counts down to a date, beside a few wor\
ds and a button.",type:"object",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"Head\
ing of the block.",minLength:1,maxLength:80,"x-content":{localized:!0}},text:{type:"string",title:"Text",description:"On\
e to three sentences.",minLength:1,maxLength:400,"x-content":{localized:!0}},image:{title:"Picture",description:"Beside \
the words.",allOf:[{$ref:"https://marquee.dev/schemas/content/image.schema.json"}],"x-content":{focus:!0}},endsAt:{type:"\
string",title:"Counts to",description:"The moment that is counted down to. The page shows it in the time zone of the mar\
ket.",format:"date-time"},label:{type:"string",title:"Words before the clock",description:'Such as "Doors open in"; left\
 out: "Ends in".',minLength:1,maxLength:60,"x-content":{localized:!0}},whenOver:{type:"string",title:"When it is over",description:"\
Whether the block stays and shows the words at the end (text) or is left out (hide). A page that is open at that moment \
shows the words.",enum:["text","hide"]},overText:{type:"string",title:"Words at the end",description:"Shown instead of t\
he clock once the time has come.",minLength:1,maxLength:160,"x-content":{localized:!0}},callsToAction:{type:"array",title:"\
Calls to action",description:"Buttons; give one for visitors and one for players.",maxItems:2,items:{$ref:"https://marqu\
ee.dev/schemas/content/link.schema.json"}}},required:["title","endsAt"],"x-marquee":{block:"countdown-box",version:1,group:"\
promotions",regions:["main"],live:null,hydrate:"visible",failure:"open",timeBudgetMs:1500,promotional:!0}},Ot=A().fullFormats["\
date-time"];function je(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.endsAt===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"endsAt"},message:"must have re\
quired property 'endsAt'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="text"||t==="image"||t==="e\
ndsAt"||t==="label"||t==="whenOver"||t==="overText"||t==="callsToAction")){let s={instancePath:a,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){if(o(t)>400){let s={
instancePath:a+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT\
 have more than 400 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/text",schemaPath:"#/pro\
perties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:a+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.image!==void 0&&(g(r.image,{instancePath:a+"/image",
parentData:r,parentDataProperty:"image",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.endsAt!==void 0){
let t=r.endsAt;if(typeof t=="string"){if(!Ot.validate(t)){let s={instancePath:a+"/endsAt",schemaPath:"#/properties/endsA\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.label!==void 0){let t=r.label;if(typeof t=="string"){if(o(t)>60){let s={
instancePath:a+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:60},message:"must NO\
T have more than 60 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/label",schemaPath:"#/pr\
operties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.whenOver!==void 0){let t=r.whenOver;if(typeof t!="\
string"){let s={instancePath:a+"/whenOver",schemaPath:"#/properties/whenOver/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="text"||t==="hide")){let s={instancePath:a+"/whenOver",schemaPath:"\
#/properties/whenOver/enum",keyword:"enum",params:{allowedValues:Nt.properties.whenOver.enum},message:"must be equal to \
one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.overText!==void 0){let t=r.overText;if(typeof t=="string"){
if(o(t)>160){let s={instancePath:a+"/overText",schemaPath:"#/properties/overText/maxLength",keyword:"maxLength",params:{
limit:160},message:"must NOT have more than 160 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/overText",schemaPath:"#/properties/overText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/overText",schemaPath:"#/properties/ove\
rText/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.callsToAction!==
void 0){let t=r.callsToAction;if(Array.isArray(t)){if(t.length>2){let n={instancePath:a+"/callsToAction",schemaPath:"#/p\
roperties/callsToAction/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?
e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)c(t[n],{instancePath:a+"/callsToAction/"+n,parentData:t,parentDataProperty:n,
rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{let s={instancePath:a+"/callsToAction",schemaPath:"\
#/properties/callsToAction/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}return je.errors=e,i===0}var ts=Ne;var ge=new RegExp("^(?!constructor$)[a-z][a-z0-9-]{0,39}$","u"),ee={validate:O};function O(r,{instancePath:a="",parentData:h,
parentDataProperty:p,rootData:l=r}={}){let e=null,i=0,t=i,s=!0,n=i;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.nodeType!==
void 0&&r.nodeType!=="text"){let u={};e===null?e=[u]:e.push(u),i++}var f=n===i;i=t,e!==null&&(t?e.length=t:e=null);let m;
if(f){let u=i;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.value===void 0){let b={instancePath:a,schemaPath:"#/then\
/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=
[b]:e.push(b),i++}if(r.marks===void 0){let b={instancePath:a,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"\
marks"},message:"must have required property 'marks'"};e===null?e=[b]:e.push(b),i++}}var f=u===i;s=f,m="then"}else{let u=i;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.content===void 0){let b={instancePath:a,schemaPath:"#/else/required",keyword:"\
required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[b]:e.push(b),i++}
var f=u===i;s=f,m="else"}if(!s){let u={instancePath:a,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m},message:'\
must match "'+m+'" schema'};e===null?e=[u]:e.push(u),i++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.nodeType===void 0){
let u={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have \
required property 'nodeType'"};e===null?e=[u]:e.push(u),i++}if(r.data===void 0){let u={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[u]:e.
push(u),i++}for(let u in r)if(!(u==="nodeType"||u==="data"||u==="content"||u==="value"||u==="marks")){let w={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have \
additional properties"};e===null?e=[w]:e.push(w),i++}if(r.nodeType!==void 0){let u=r.nodeType;if(typeof u=="string"){if(!ge.
test(u)){let w={instancePath:a+"/nodeType",schemaPath:"#/properties/nodeType/pattern",keyword:"pattern",params:{pattern:"\
^(?!constructor$)[a-z][a-z0-9-]{0,39}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?
e=[w]:e.push(w),i++}}else{let w={instancePath:a+"/nodeType",schemaPath:"#/properties/nodeType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}}if(r.data!==void 0){let u=r.data;if(!(u&&typeof u==
"object"&&!Array.isArray(u))){let w={instancePath:a+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[w]:e.push(w),i++}}if(r.content!==void 0){let u=r.content;if(Array.isArray(
u)){if(u.length>1e3){let b={instancePath:a+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[b]:e.push(b),i++}let w=u.length;for(let b=0;b<w;b++)
ee.validate(u[b],{instancePath:a+"/content/"+b,parentData:u,parentDataProperty:b,rootData:l})||(e=e===null?ee.validate.errors:
e.concat(ee.validate.errors),i=e.length)}else{let w={instancePath:a+"/content",schemaPath:"#/properties/content/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),i++}}if(r.value!==void 0){let u=r.value;if(typeof u==
"string"){if(o(u)>5e4){let w={instancePath:a+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:5e4},message:"must NOT have more than 50000 characters"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:a+
"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[w]:e.push(w),i++}}if(r.marks!==void 0){let u=r.marks;if(Array.isArray(u)){if(u.length>20){let b={instancePath:a+"/marks",
schemaPath:"#/properties/marks/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[b]:e.push(b),i++}let w=u.length;for(let b=0;b<w;b++){let d=u[b];if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.type===void 0){let y={instancePath:a+"/marks/"+b,schemaPath:"#/properties/marks/items/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[y]:e.push(y),i++}for(let y in d)
if(y!=="type"){let v={instancePath:a+"/marks/"+b,schemaPath:"#/properties/marks/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties"};e===null?e=[v]:e.push(v),
i++}if(d.type!==void 0){let y=d.type;if(typeof y=="string"){if(!ge.test(y)){let v={instancePath:a+"/marks/"+b+"/type",schemaPath:"\
#/properties/marks/items/properties/type/pattern",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9-]{0,3\
9}$"},message:'must match pattern "^(?!constructor$)[a-z][a-z0-9-]{0,39}$"'};e===null?e=[v]:e.push(v),i++}}else{let v={instancePath:a+
"/marks/"+b+"/type",schemaPath:"#/properties/marks/items/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[v]:e.push(v),i++}}}else{let y={instancePath:a+"/marks/"+b,schemaPath:"#/properties/marks/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),i++}}}else{let w={instancePath:a+
"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
w]:e.push(w),i++}}}else{let u={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[u]:e.push(u),i++}return O.errors=e,i===0}function k(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.nodeType===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"nodeType"},message:"must have required property 'nod\
eType'"};e===null?e=[t]:e.push(t),i++}if(r.content===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[t]:e.push(t),i++}if(r.
data===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="nodeType"||t==="content"||t===
"data")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.nodeType!==void 0&&r.nodeType!=="docume\
nt"){let t={instancePath:a+"/nodeType",schemaPath:"#/properties/nodeType/const",keyword:"const",params:{allowedValue:"do\
cument"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(r.content!==void 0){let t=r.content;if(Array.
isArray(t)){if(t.length>1e3){let n={instancePath:a+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxIte\
ms",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<
s;n++)O(t[n],{instancePath:a+"/content/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?O.errors:e.concat(
O.errors),i=e.length)}else{let s={instancePath:a+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:a+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return k.errors=e,i===0}function z(r,{
instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.question===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"qu\
estion"},message:"must have required property 'question'"};e===null?e=[t]:e.push(t),i++}if(r.answer===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"answer"},message:"must have required property 'answe\
r'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="question"||t==="answer")){let s={instancePath:a,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional pr\
operties"};e===null?e=[s]:e.push(s),i++}if(r.question!==void 0){let t=r.question;if(typeof t=="string"){if(o(t)>160){let s={
instancePath:a+"/question",schemaPath:"#/properties/question/maxLength",keyword:"maxLength",params:{limit:160},message:"\
must NOT have more than 160 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/question",schemaPath:"\
#/properties/question/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/question",schemaPath:"#/properties/question/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}r.answer!==void 0&&(k(r.answer,{instancePath:a+
"/answer",parentData:r,parentDataProperty:"answer",rootData:l})||(e=e===null?k.errors:e.concat(k.errors),i=e.length))}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return z.errors=e,i===0}function Ne(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:
e.push(t),i++}if(r.items===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t===
"items")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t==
"string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.items!==void 0){let t=r.
items;if(Array.isArray(t)){if(t.length>20){let n={instancePath:a+"/items",schemaPath:"#/properties/items/maxItems",keyword:"\
maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[n]:e.push(n),i++}if(t.length<1){let n={
instancePath:a+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)z(t[n],{instancePath:a+"/items/"+
n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?z.errors:e.concat(z.errors),i=e.length)}else{let s={instancePath:a+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),i++}return Ne.errors=e,i===0}var ss=Oe,At={$schema:"http://json-schema.org/draft-07/s\
chema#",$id:"https://marquee.dev/schemas/blocks/feature-list.schema.json",title:"Selling points",description:"Three or f\
our short points with icons, or the numbered steps of something a visitor does, as on landing pages.",type:"object",additionalProperties:!1,
properties:{title:{type:"string",title:"Title",description:"Heading above the points.",minLength:1,maxLength:80,"x-conte\
nt":{localized:!0}},kind:{type:"string",title:"Kind",description:"What the block lists: points, in any order, or steps, \
which are numbered and followed from the first to the last.",enum:["points","steps"]},items:{type:"array",title:"Points",
description:"The points from the first to the last.",items:{$ref:"https://marquee.dev/schemas/content/feature.schema.jso\
n"},minItems:1,maxItems:6}},required:["kind","items"],"x-marquee":{block:"feature-list",version:3,group:"text",regions:[
"main"],live:null,hydrate:"none",failure:"open",timeBudgetMs:1500}};function C(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.text===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="text"||t==="icon")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more tha\
n 60 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){if(o(t)>200){let s={
instancePath:a+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT\
 have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/text",schemaPath:"#/pro\
perties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:a+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}r.icon!==void 0&&(g(r.icon,{instancePath:a+"/icon",parentData:r,
parentDataProperty:"icon",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length))}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return C.
errors=e,i===0}function Oe(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.kind===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}if(r.items===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must \
have required property 'items'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="kind"||t==="items")){
let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="stri\
ng"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",
schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.kind!==void 0){let t=r.kind;if(typeof t!=
"string"){let s={instancePath:a+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="points"||t==="steps")){let s={instancePath:a+"/kind",schemaPath:"\
#/properties/kind/enum",keyword:"enum",params:{allowedValues:At.properties.kind.enum},message:"must be equal to one of t\
he allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.items!==void 0){let t=r.items;if(Array.isArray(t)){if(t.length>6){
let n={instancePath:a+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:6},message:"mus\
t NOT have more than 6 items"};e===null?e=[n]:e.push(n),i++}if(t.length<1){let n={instancePath:a+"/items",schemaPath:"#/\
properties/items/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:
e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)C(t[n],{instancePath:a+"/items/"+n,parentData:t,parentDataProperty:n,rootData:l})||
(e=e===null?C.errors:e.concat(C.errors),i=e.length)}else{let s={instancePath:a+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Oe.
errors=e,i===0}var rs=Ae,Dt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/f\
ormatted-text.schema.json",title:"Text",description:"A piece of text with headings, lists, links and tables.",type:"obje\
ct",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"Heading above the text.",minLength:1,
maxLength:80,"x-content":{localized:!0}},body:{title:"Text",description:"The text itself, with headings, lists, links an\
d tables.",allOf:[{$ref:"https://marquee.dev/schemas/content/rich-text.schema.json"}],"x-content":{localized:!0}},width:{
type:"string",title:"Width",description:"How wide the text runs: narrow is easier to read, wide is for tables.",enum:["n\
arrow","wide"]}},required:["body"],"x-marquee":{block:"formatted-text",version:1,group:"text",regions:["main"],live:null,
hydrate:"none",failure:"open",timeBudgetMs:1500}};function Ae(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.body===void 0){let t={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[t]:e.
push(t),i++}for(let t in r)if(!(t==="title"||t==="body"||t==="width")){let s={instancePath:a,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/t\
itle",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 8\
0 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(r.body!==void 0&&(k(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"\
body",rootData:l})||(e=e===null?k.errors:e.concat(k.errors),i=e.length)),r.width!==void 0){let t=r.width;if(typeof t!="s\
tring"){let s={instancePath:a+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="narrow"||t==="wide")){let s={instancePath:a+"/width",schemaPath:"\
#/properties/width/enum",keyword:"enum",params:{allowedValues:Dt.properties.width.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ae.errors=e,i===0}var is=De,$t={$schema:"ht\
tp://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/game-browser.schema.json",title:"Game bro\
wser",description:"All games of a lobby or category with search, filters and more games on demand.",type:"object",additionalProperties:!1,
properties:{title:{type:"string",title:"Title",description:"Heading above the games of a whole lobby; left out: its name\
. A list of one category has the category's name.",minLength:1,maxLength:80,"x-content":{localized:!0}},lobby:{type:"str\
ing",title:"Lobby",description:"The lobby whose games are listed: casino or live casino.",enum:["casino","live casino"]},
showFilters:{type:"boolean",title:"Show filters",description:"Switched on: visitors can search, and filter by provider a\
nd feature."}},required:["lobby"],"x-marquee":{block:"game-browser",version:1,group:"games",regions:["main"],live:"gameB\
rowser",hydrate:"load",failure:"open",timeBudgetMs:1500}};function De(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.lobby===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lobby"},message:"must have required property 'lobby'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="lobby"||t==="showFilters")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.lobby!==void 0){let t=r.lobby;if(typeof t!="string"){let s={instancePath:a+
"/lobby",schemaPath:"#/properties/lobby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}if(!(t==="casino"||t==="live casino")){let s={instancePath:a+"/lobby",schemaPath:"#/properties/lobby/e\
num",keyword:"enum",params:{allowedValues:$t.properties.lobby.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(r.showFilters!==void 0&&typeof r.showFilters!="boolean"){let t={instancePath:a+"/showFi\
lters",schemaPath:"#/properties/showFilters/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return De.errors=e,i===0}var as=$e;function $e(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let t in r)if(t!=="similarTitle"){let s={instancePath:a,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.similarTitle!==void 0){let t=r.similarTitle;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/similarTitle",schemaPath:"#/properties/similarTitle/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT\
 have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/similarTitle",schemaPath:"\
#/properties/similarTitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/similarTitle",schemaPath:"#/properties/similarTitle/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return $e.errors=e,
i===0}var ns=Ie,te={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/game-row.s\
chema.json",title:"Game row",description:"One row of games that scrolls sideways: chosen ones, those of a category or li\
st, or those of the player.",type:"object",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"\
Heading above the row.",minLength:1,maxLength:80,"x-content":{localized:!0}},category:{title:"Category",description:"The\
 category whose most played games are shown.",allOf:[{$ref:"https://marquee.dev/schemas/content/category-reference.schem\
a.json"}]},games:{type:"array",title:"Games",description:"The games to show, instead of a category.",items:{$ref:"https:\
//marquee.dev/schemas/content/game-reference.schema.json"},maxItems:30},list:{type:"string",title:"List",description:"A \
ready-made list instead of a category, most played first: all games, those of a lobby, sports games or Christmas games.",
enum:["all","casino","live-casino","sports","christmas"]},source:{type:"string",title:"Of the player",description:"Games\
 of the player instead: recent for those played last, favourites for those marked with the heart. The row then stands on\
ly for signed-in players.",enum:["recent","favourites"]},shape:{type:"string",title:"Shape",description:"How the games l\
ook: square or tall pictures, or live tables with seats and limits.",enum:["square","tall","live"]},limit:{type:"integer",
title:"Number of games",description:"How many games are shown at most.",minimum:3,maximum:40},ranked:{type:"boolean",title:"\
Numbered",description:"Switched on: each game shows its place, as in a top ten."}},required:["title"],"x-marquee":{block:"\
game-row",version:1,group:"games",regions:["main"],live:"games",hydrate:"visible",failure:"open",timeBudgetMs:1500}};function L(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.gameId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="gameId"){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.gameId!==void 0){let t=r.gameId;if(typeof t=="st\
ring"){if(o(t)>120){let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{
limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return L.
errors=e,i===0}function Ie(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="title"||t==="category"||t==="games"||t==="list"||t==="source"||t==="shape"||t==="limit"||t==="ranked")){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="stri\
ng"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",
schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.category!==void 0&&(x(r.category,
{instancePath:a+"/category",parentData:r,parentDataProperty:"category",rootData:l})||(e=e===null?x.errors:e.concat(x.errors),
i=e.length)),r.games!==void 0){let t=r.games;if(Array.isArray(t)){if(t.length>30){let n={instancePath:a+"/games",schemaPath:"\
#/properties/games/maxItems",keyword:"maxItems",params:{limit:30},message:"must NOT have more than 30 items"};e===null?e=
[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)L(t[n],{instancePath:a+"/games/"+n,parentData:t,parentDataProperty:n,
rootData:l})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)}else{let s={instancePath:a+"/games",schemaPath:"#/prop\
erties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.list!==
void 0){let t=r.list;if(typeof t!="string"){let s={instancePath:a+"/list",schemaPath:"#/properties/list/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="all"||t==="casino"||t==="li\
ve-casino"||t==="sports"||t==="christmas")){let s={instancePath:a+"/list",schemaPath:"#/properties/list/enum",keyword:"e\
num",params:{allowedValues:te.properties.list.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),i++}}if(r.source!==void 0){let t=r.source;if(typeof t!="string"){let s={instancePath:a+"/source",schemaPath:"#\
/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t===
"recent"||t==="favourites")){let s={instancePath:a+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{
allowedValues:te.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
i++}}if(r.shape!==void 0){let t=r.shape;if(typeof t!="string"){let s={instancePath:a+"/shape",schemaPath:"#/properties/s\
hape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="square"||
t==="tall"||t==="live")){let s={instancePath:a+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues:te.
properties.shape.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.limit!==
void 0){let t=r.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&isFinite(t)){if(t>40||isNaN(t)){let s={instancePath:a+"/limit",schemaPath:"#/properties/limit/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:40},message:"must be <= 40"};e===null?e=[s]:e.push(s),i++}if(t<3||
isNaN(t)){let s={instancePath:a+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">\
=",limit:3},message:"must be >= 3"};e===null?e=[s]:e.push(s),i++}}}if(r.ranked!==void 0&&typeof r.ranked!="boolean"){let t={
instancePath:a+"/ranked",schemaPath:"#/properties/ranked/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ie.errors=e,i===0}var os=ze,se={$schema:"http://json-s\
chema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/hero-banner.schema.json",title:"Hero banner",description:"\
One large picture with a headline and a call to action, at the top of a page.",type:"object",additionalProperties:!1,properties:{
eyebrow:{type:"string",title:"Eyebrow",description:"A few words in small type above the headline, such as the kind of of\
fer.",minLength:1,maxLength:40,"x-content":{localized:!0}},title:{type:"string",title:"Title",description:"Headline of t\
he page, on the picture.",minLength:1,maxLength:80,"x-content":{localized:!0}},subtitle:{type:"string",title:"Subtitle",
description:"One or two sentences below the headline.",minLength:1,maxLength:240,"x-content":{localized:!0}},image:{title:"\
Wide picture",description:"Picture for wide screens, with its subject at the end side so that the text has room.",allOf:[
{$ref:"https://marquee.dev/schemas/content/image.schema.json"}],"x-content":{focus:!0}},imageTall:{title:"Tall picture",
description:"Picture for phones, with its subject at the top. Left out: the wide picture is cropped.",allOf:[{$ref:"http\
s://marquee.dev/schemas/content/image.schema.json"}],"x-content":{focus:!0}},mainCalls:{type:"array",title:"Main calls t\
o action",description:"The button that leads. Give one for visitors and one for signed-in players, or one for everybody.",
items:{$ref:"https://marquee.dev/schemas/content/link.schema.json"},maxItems:2},furtherCalls:{type:"array",title:"Furthe\
r calls to action",description:"Quieter buttons beside the main one, for visitors, for players or for everybody; links o\
f plain emphasis are shown as text.",items:{$ref:"https://marquee.dev/schemas/content/link.schema.json"},maxItems:2},conditions:{
type:"string",title:"Conditions",description:"The significant conditions of the offer in one line; they stand directly b\
elow the buttons.",minLength:1,maxLength:300,"x-content":{localized:!0}},height:{type:"string",title:"Height",description:"\
How much of the screen the banner takes: tall for home, medium for landing pages, low for other pages. Left out it is ta\
ll.",enum:["tall","medium","low"]},alignment:{type:"string",title:"Alignment",description:"Where the text stands: at the\
 start, on the calm side of the picture, or in its centre. Left out it stands at the start.",enum:["start","center"]}},required:[
"title","image"],"x-marquee":{block:"hero-banner",version:3,group:"media",regions:["main"],live:null,hydrate:"none",failure:"\
open",timeBudgetMs:1500,promotional:!0}},K=Object.prototype.hasOwnProperty;function ze(r,{instancePath:a="",parentData:h,
parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have req\
uired property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.image===void 0){let t={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(!K.call(se.properties,t)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.eyebrow!==void 0){let t=r.eyebrow;if(typeof t=="string"){if(o(t)>40){let s={instancePath:a+"/eyebrow",schemaPath:"\
#/properties/eyebrow/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/eyebrow",schemaPath:"#/properties/eyebrow/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",
schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 char\
acters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(r.subtitle!==void 0){let t=r.subtitle;if(typeof t=="string"){if(o(t)>240){let s={
instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit:240},message:"\
must NOT have more than 240 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/subtitle",schemaPath:"\
#/properties/subtitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.image!==void 0&&(g(r.image,{instancePath:a+
"/image",parentData:r,parentDataProperty:"image",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.imageTall!==
void 0&&(g(r.imageTall,{instancePath:a+"/imageTall",parentData:r,parentDataProperty:"imageTall",rootData:l})||(e=e===null?
g.errors:e.concat(g.errors),i=e.length)),r.mainCalls!==void 0){let t=r.mainCalls;if(Array.isArray(t)){if(t.length>2){let n={
instancePath:a+"/mainCalls",schemaPath:"#/properties/mainCalls/maxItems",keyword:"maxItems",params:{limit:2},message:"mu\
st NOT have more than 2 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)c(t[n],{instancePath:a+"\
/mainCalls/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{
let s={instancePath:a+"/mainCalls",schemaPath:"#/properties/mainCalls/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(r.furtherCalls!==void 0){let t=r.furtherCalls;if(Array.isArray(t)){if(t.
length>2){let n={instancePath:a+"/furtherCalls",schemaPath:"#/properties/furtherCalls/maxItems",keyword:"maxItems",params:{
limit:2},message:"must NOT have more than 2 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)c(t[n],
{instancePath:a+"/furtherCalls/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?c.errors:e.concat(c.errors),
i=e.length)}else{let s={instancePath:a+"/furtherCalls",schemaPath:"#/properties/furtherCalls/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.conditions!==void 0){let t=r.conditions;if(typeof t==
"string"){if(o(t)>300){let s={instancePath:a+"/conditions",schemaPath:"#/properties/conditions/maxLength",keyword:"maxLe\
ngth",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/conditions",schemaPath:"#/properties/conditions/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/conditions",schemaPath:"\
#/properties/conditions/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(r.height!==void 0){let t=r.height;if(typeof t!="string"){let s={instancePath:a+"/height",schemaPath:"#/properties/hei\
ght/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="tall"||
t==="medium"||t==="low")){let s={instancePath:a+"/height",schemaPath:"#/properties/height/enum",keyword:"enum",params:{allowedValues:se.
properties.height.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.alignment!==
void 0){let t=r.alignment;if(typeof t!="string"){let s={instancePath:a+"/alignment",schemaPath:"#/properties/alignment/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="start"||t===
"center")){let s={instancePath:a+"/alignment",schemaPath:"#/properties/alignment/enum",keyword:"enum",params:{allowedValues:se.
properties.alignment.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return ze.errors=e,i===0}var ls=Ce,D={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/\
schemas/blocks/image.schema.json",title:"Picture",description:"One picture with its caption; it may lead somewhere.",type:"\
object",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"Heading above the block. Lea\
ve it empty where the text around it introduces it.",minLength:1,maxLength:80,"x-content":{localized:!0}},image:{title:"\
Picture",description:"The picture. What its description says is read aloud; a picture without one counts as decoration.",
allOf:[{$ref:"https://marquee.dev/schemas/content/image.schema.json"}],"x-content":{focus:!0}},imageTall:{title:"Tall pi\
cture",description:"Another crop of the same picture for phones, where it is shown uncut. Left out: the picture itself.",
allOf:[{$ref:"https://marquee.dev/schemas/content/image.schema.json"}]},alternativeText:{type:"string",title:"Alternativ\
e text",description:"What the picture says here to somebody who cannot see it. Left out: the description of the picture.",
minLength:1,maxLength:300,"x-content":{localized:!0}},caption:{type:"string",title:"Caption",description:"One or two sen\
tences below the picture.",minLength:1,maxLength:300,"x-content":{localized:!0}},link:{title:"Link",description:"Makes t\
he picture a link; its label stands on the picture.",allOf:[{$ref:"https://marquee.dev/schemas/content/link.schema.json"}]},
width:{type:"string",title:"Width",description:"How wide it is. Wide: from edge to edge of the window. Contained: as wid\
e as other blocks (if left out). Narrow: as wide as text.",enum:["wide","contained","narrow"]},corners:{type:"string",title:"\
Corners",description:"Rounded: as the brand rounds its cards (if left out). Square: not at all.",enum:["rounded","square"]},
ratio:{type:"string",title:"Shape",description:"Width to height the picture is cut to. Original: not cut (if left out).",
enum:["original","21:9","16:9","4:3","1:1"]}},required:["image"],"x-marquee":{block:"image",version:1,group:"media",regions:[
"main"],live:null,hydrate:"none",failure:"open",timeBudgetMs:1500}};function Ce(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.image===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!K.call(D.properties,t)){let s={instancePath:a,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/t\
itle",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 8\
0 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(r.image!==void 0&&(g(r.image,{instancePath:a+"/image",parentData:r,parentDataProperty:"\
image",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.imageTall!==void 0&&(g(r.imageTall,{instancePath:a+
"/imageTall",parentData:r,parentDataProperty:"imageTall",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),
r.alternativeText!==void 0){let t=r.alternativeText;if(typeof t=="string"){if(o(t)>300){let s={instancePath:a+"/alternat\
iveText",schemaPath:"#/properties/alternativeText/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT ha\
ve more than 300 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/alternativeText",schemaPath:"\
#/properties/alternativeText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/alternativeText",schemaPath:"#/properties/alternativeTe\
xt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.caption!==void 0){
let t=r.caption;if(typeof t=="string"){if(o(t)>300){let s={instancePath:a+"/caption",schemaPath:"#/properties/caption/ma\
xLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(
s),i++}if(o(t)<1){let s={instancePath:a+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/cap\
tion",schemaPath:"#/properties/caption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.link!==void 0&&(c(r.link,{instancePath:a+"/link",parentData:r,parentDataProperty:"link",rootData:l})||
(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.width!==void 0){let t=r.width;if(typeof t!="string"){let s={instancePath:a+
"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}if(!(t==="wide"||t==="contained"||t==="narrow")){let s={instancePath:a+"/width",schemaPath:"#/properti\
es/width/enum",keyword:"enum",params:{allowedValues:D.properties.width.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[s]:e.push(s),i++}}if(r.corners!==void 0){let t=r.corners;if(typeof t!="string"){let s={instancePath:a+
"/corners",schemaPath:"#/properties/corners/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}if(!(t==="rounded"||t==="square")){let s={instancePath:a+"/corners",schemaPath:"#/properties/corners\
/enum",keyword:"enum",params:{allowedValues:D.properties.corners.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[s]:e.push(s),i++}}if(r.ratio!==void 0){let t=r.ratio;if(typeof t!="string"){let s={instancePath:a+"/rat\
io",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}if(!(t==="original"||t==="21:9"||t==="16:9"||t==="4:3"||t==="1:1")){let s={instancePath:a+"/ratio",schemaPath:"\
#/properties/ratio/enum",keyword:"enum",params:{allowedValues:D.properties.ratio.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ce.errors=e,i===0}var ms=Me;function Me(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t===
"limit"||t==="link"||t==="visitorText"||t==="visitorLink")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.limit!==void 0){let t=r.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>5||isNaN(t)){let s={instancePath:a+"/limit",schemaPath:"#/p\
roperties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:5},message:"must be <= 5"};e===null?e=[s]:e.push(
s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.link!==void 0&&(c(r.link,{instancePath:a+
"/link",parentData:r,parentDataProperty:"link",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.visitorText!==
void 0){let t=r.visitorText;if(typeof t=="string"){if(o(t)>240){let s={instancePath:a+"/visitorText",schemaPath:"#/prope\
rties/visitorText/maxLength",keyword:"maxLength",params:{limit:240},message:"must NOT have more than 240 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/visitorText",schemaPath:"#/properties/visitorText/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/visitorText",schemaPath:"#/properties/visitorText/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}r.visitorLink!==void 0&&(c(r.visitorLink,{instancePath:a+"/visitorLink",parentData:r,
parentDataProperty:"visitorLink",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length))}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Me.
errors=e,i===0}var ps=Ee,It={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/j\
ackpot-ticker.schema.json",title:"Jackpot ticker",description:"Running jackpots, the highest first, kept current while t\
he page is open.",type:"object",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"Head\
ing of the block.",minLength:1,maxLength:80,"x-content":{localized:!0}},category:{title:"Category",description:"Jackpots\
 of the games of this category; left out: of all games.",allOf:[{$ref:"https://marquee.dev/schemas/content/category-refe\
rence.schema.json"}]},games:{type:"array",title:"Games",description:"Chosen games instead of a category.",maxItems:30,items:{
$ref:"https://marquee.dev/schemas/content/game-reference.schema.json"}},limit:{type:"integer",title:"Number of jackpots",
description:"At most this many are shown; left out: 12.",minimum:1,maximum:30},layout:{type:"string",title:"Layout",description:"\
One line that moves and can be stopped (ticker), or the highest side by side (list).",enum:["ticker","list"]},showTotal:{
type:"boolean",title:"Show the total",description:"The sum of all jackpots of the site beside the title."}},required:["t\
itle"],"x-marquee":{block:"jackpot-ticker",version:1,group:"games",regions:["main"],live:"jackpots",hydrate:"visible",failure:"\
open",timeBudgetMs:1500,promotional:!0}};function Ee(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:
e.push(t),i++}for(let t in r)if(!(t==="title"||t==="category"||t==="games"||t==="limit"||t==="layout"||t==="showTotal")){
let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="stri\
ng"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",
schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.category!==void 0&&(x(r.category,
{instancePath:a+"/category",parentData:r,parentDataProperty:"category",rootData:l})||(e=e===null?x.errors:e.concat(x.errors),
i=e.length)),r.games!==void 0){let t=r.games;if(Array.isArray(t)){if(t.length>30){let n={instancePath:a+"/games",schemaPath:"\
#/properties/games/maxItems",keyword:"maxItems",params:{limit:30},message:"must NOT have more than 30 items"};e===null?e=
[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)L(t[n],{instancePath:a+"/games/"+n,parentData:t,parentDataProperty:n,
rootData:l})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)}else{let s={instancePath:a+"/games",schemaPath:"#/prop\
erties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.limit!==
void 0){let t=r.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t)){let s={instancePath:a+"/limit",schemaPath:"#/properties/limit/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[s]:e.push(s),i++}if(t<1||
isNaN(t)){let s={instancePath:a+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.layout!==void 0){let t=r.layout;if(typeof t!="st\
ring"){let s={instancePath:a+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="ticker"||t==="list")){let s={instancePath:a+"/layout",schemaPath:"\
#/properties/layout/enum",keyword:"enum",params:{allowedValues:It.properties.layout.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.showTotal!==void 0&&typeof r.showTotal!="boolean"){let t={instancePath:a+
"/showTotal",schemaPath:"#/properties/showTotal/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return Ee.errors=e,i===0}var hs=Se;var zt=new RegExp("^[a-z0-9][a-z0-9-]*$","u");function P(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.
push(t),i++}if(r.logo===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
logo"},message:"must have required property 'logo'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="name"||t==="l\
ogo"||t==="url"||t==="onlyMarkets"||t==="markId"||t==="minimumAge")){let s={instancePath:a,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(o(t)>120){let s={instancePath:a+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}}if(r.logo!==void 0&&(g(r.logo,{instancePath:a+"/logo",parentData:r,parentDataProperty:"logo",rootData:l})||
(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.url!==void 0){let t=r.url;if(typeof t=="string"){if(o(t)>255){let s={
instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT h\
ave more than 255 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/url",schemaPath:"#/properties/\
url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.onlyMarkets!==
void 0){let t=r.onlyMarkets;if(Array.isArray(t)){if(t.length>50){let n={instancePath:a+"/onlyMarkets",schemaPath:"#/prop\
erties/onlyMarkets/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=
[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++){let f=t[n];if(typeof f=="string"){if(o(f)>80){let m={instancePath:a+
"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/maxLength",keyword:"maxLength",params:{limit:80},message:"m\
ust NOT have more than 80 characters"};e===null?e=[m]:e.push(m),i++}if(o(f)<1){let m={instancePath:a+"/onlyMarkets/"+n,schemaPath:"\
#/properties/onlyMarkets/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/\
items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:a+
"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),i++}}if(r.markId!==void 0){let t=r.markId;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+
"/markId",schemaPath:"#/properties/markId/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more t\
han 60 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/markId",schemaPath:"#/properties/mar\
kId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}if(!zt.test(t)){let s={instancePath:a+"/markId",schemaPath:"#/properties/markId/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/markId",schemaPath:"#/properties/markId/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),i++}}if(r.minimumAge!==void 0){let t=r.minimumAge;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/minimumAge",schemaPath:"#/properties/minimumAge/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>99||isNaN(
t)){let s={instancePath:a+"/minimumAge",schemaPath:"#/properties/minimumAge/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99},message:"must be <= 99"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/minimumAge",
schemaPath:"#/properties/minimumAge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return P.errors=e,i===0}function M(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.internalName===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"internalName"},message:"must have required property 'internalName'"};e===null?e=[t]:e.push(t),i++}if(r.
text===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"\
must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(r.onlyMarkets===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"onlyMarkets"},message:"must have required property 'onlyMarkets'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="internalName"||t==="text"||t==="onlyMarkets")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(r.internalName!==void 0){let t=r.internalName;if(typeof t=="stri\
ng"){if(o(t)>120){let s={instancePath:a+"/internalName",schemaPath:"#/properties/internalName/maxLength",keyword:"maxLen\
gth",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/internalName",schemaPath:"#/properties/internalName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/internalName",schemaPath:"\
#/properties/internalName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(r.text!==void 0&&(k(r.text,{instancePath:a+"/text",parentData:r,parentDataProperty:"text",rootData:l})||(e=e===null?
k.errors:e.concat(k.errors),i=e.length)),r.onlyMarkets!==void 0){let t=r.onlyMarkets;if(Array.isArray(t)){if(t.length>30){
let n={instancePath:a+"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/maxItems",keyword:"maxItems",params:{limit:30},
message:"must NOT have more than 30 items"};e===null?e=[n]:e.push(n),i++}if(t.length<1){let n={instancePath:a+"/onlyMark\
ets",schemaPath:"#/properties/onlyMarkets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++){let f=t[n];if(typeof f=="string"){if(o(f)>80){
let m={instancePath:a+"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),i++}if(o(f)<1){let m={instancePath:a+
"/onlyMarkets/"+n,schemaPath:"#/properties/onlyMarkets/items/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/onlyMarkets/"+n,schemaPath:"\
#/properties/onlyMarkets/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),i++}}}else{let s={instancePath:a+"/onlyMarkets",schemaPath:"#/properties/onlyMarkets/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return M.errors=e,i===0}function Se(r,{
instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.licences===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"li\
cences"},message:"must have required property 'licences'"};e===null?e=[t]:e.push(t),i++}if(r.text===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="licences"||t==="text"||t==="marketTexts"||t==="hideAg\
eMark")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t==
"string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.licences!==void 0){let t=r.
licences;if(Array.isArray(t)){if(t.length>6){let n={instancePath:a+"/licences",schemaPath:"#/properties/licences/maxItem\
s",keyword:"maxItems",params:{limit:6},message:"must NOT have more than 6 items"};e===null?e=[n]:e.push(n),i++}if(t.length<
1){let n={instancePath:a+"/licences",schemaPath:"#/properties/licences/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)P(t[n],{instancePath:a+
"/licences/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?P.errors:e.concat(P.errors),i=e.length)}else{
let s={instancePath:a+"/licences",schemaPath:"#/properties/licences/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(r.text!==void 0&&(k(r.text,{instancePath:a+"/text",parentData:r,parentDataProperty:"\
text",rootData:l})||(e=e===null?k.errors:e.concat(k.errors),i=e.length)),r.marketTexts!==void 0){let t=r.marketTexts;if(Array.
isArray(t)){if(t.length>8){let n={instancePath:a+"/marketTexts",schemaPath:"#/properties/marketTexts/maxItems",keyword:"\
maxItems",params:{limit:8},message:"must NOT have more than 8 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<
s;n++)M(t[n],{instancePath:a+"/marketTexts/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?M.errors:e.concat(
M.errors),i=e.length)}else{let s={instancePath:a+"/marketTexts",schemaPath:"#/properties/marketTexts/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.hideAgeMark!==void 0&&typeof r.hideAgeMark!=
"boolean"){let t={instancePath:a+"/hideAgeMark",schemaPath:"#/properties/hideAgeMark/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Se.errors=e,i===0}var us=Fe,Ct={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/limits-summary.schema.json",title:"\
Limits",description:"What a signed-in player has allowed themselves by day, week and month, and what is left of it.",type:"\
object",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"Heading of the block.",minLength:1,
maxLength:80,"x-content":{localized:!0}},kinds:{type:"array",title:"Kinds",description:"Which limits are shown. Empty or\
 left out: both.",items:{type:"string",title:"Kind",description:"What the limit counts. deposit: what is paid in. loss: \
what is lost.",enum:["deposit","loss"]},maxItems:2,uniqueItems:!0},link:{title:"Link",description:"Where players go from\
 here, such as the page on responsible gambling.",allOf:[{$ref:"https://marquee.dev/schemas/content/link.schema.json"}]},
visitorText:{type:"string",title:"For visitors",description:"One or two sentences for visitors who are not signed in. Le\
ft out: they see nothing of the block.",minLength:1,maxLength:240,"x-content":{localized:!0}},visitorLink:{title:"Link f\
or visitors",description:"Stands below the sentences for visitors, such as #login.",allOf:[{$ref:"https://marquee.dev/sc\
hemas/content/link.schema.json"}]}},required:["title"],"x-marquee":{block:"limits-summary",version:1,group:"account",regions:[
"main"],live:"privateData",hydrate:"visible",failure:"open",timeBudgetMs:500}};function Fe(r,{instancePath:a="",parentData:h,
parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have req\
uired property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="kinds"||t==="link"||t==="vis\
itorText"||t==="visitorLink")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){
let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",
keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(
t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/\
properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.
kinds!==void 0){let t=r.kinds;if(Array.isArray(t)){if(t.length>2){let m={instancePath:a+"/kinds",schemaPath:"#/propertie\
s/kinds/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[m]:e.push(m),
i++}let s=t.length;for(let m=0;m<s;m++){let u=t[m];if(typeof u!="string"){let w={instancePath:a+"/kinds/"+m,schemaPath:"\
#/properties/kinds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),
i++}if(!(u==="deposit"||u==="loss")){let w={instancePath:a+"/kinds/"+m,schemaPath:"#/properties/kinds/items/enum",keyword:"\
enum",params:{allowedValues:Ct.properties.kinds.items.enum},message:"must be equal to one of the allowed values"};e===null?
e=[w]:e.push(w),i++}}let n=t.length,f;if(n>1){let m={};for(;n--;){let u=t[n];if(typeof u=="string"){if(typeof m[u]=="num\
ber"){f=m[u];let w={instancePath:a+"/kinds",schemaPath:"#/properties/kinds/uniqueItems",keyword:"uniqueItems",params:{i:n,
j:f},message:"must NOT have duplicate items (items ## "+f+" and "+n+" are identical)"};e===null?e=[w]:e.push(w),i++;break}
m[u]=n}}}}else{let s={instancePath:a+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.link!==void 0&&(c(r.link,{instancePath:a+"/link",parentData:r,
parentDataProperty:"link",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.visitorText!==void 0){let t=r.
visitorText;if(typeof t=="string"){if(o(t)>240){let s={instancePath:a+"/visitorText",schemaPath:"#/properties/visitorTex\
t/maxLength",keyword:"maxLength",params:{limit:240},message:"must NOT have more than 240 characters"};e===null?e=[s]:e.push(
s),i++}if(o(t)<1){let s={instancePath:a+"/visitorText",schemaPath:"#/properties/visitorText/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/visitorText",schemaPath:"#/properties/visitorText/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}r.visitorLink!==void 0&&(c(r.visitorLink,{instancePath:a+"/visitorLink",parentData:r,parentDataProperty:"\
visitorLink",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Fe.errors=e,i===
0}var cs=He;function He(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t===
"category"||t==="games"||t==="limit"||t==="openOnly")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.category!==void 0&&(x(r.category,{instancePath:a+"/category",parentData:r,parentDataProperty:"ca\
tegory",rootData:l})||(e=e===null?x.errors:e.concat(x.errors),i=e.length)),r.games!==void 0){let t=r.games;if(Array.isArray(
t)){if(t.length>24){let n={instancePath:a+"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit:24},
message:"must NOT have more than 24 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)L(t[n],{instancePath:a+
"/games/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)}else{let s={
instancePath:a+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),i++}}if(r.limit!==void 0){let t=r.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let s={instancePath:a+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>24||isNaN(t)){let s={instancePath:a+
"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:24},message:"must be <=\
 24"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/limit",schemaPath:"#/properties/limit/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.openOnly!==
void 0&&typeof r.openOnly!="boolean"){let t={instancePath:a+"/openOnly",schemaPath:"#/properties/openOnly/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return He.errors=e,
i===0}var ds=Be,we={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/page-links\
.schema.json",title:"Links to pages",description:"Links to pages of text of the site: those chosen, then those of a grou\
p. A page that is not shown in a market or language is not linked there.",type:"object",additionalProperties:!1,properties:{
title:{type:"string",title:"Title",description:"Heading above the block. Leave it empty where the text around it introdu\
ces it.",minLength:1,maxLength:80,"x-content":{localized:!0}},pages:{type:"array",title:"Pages",description:"Pages to li\
nk, in order.",items:{$ref:"https://marquee.dev/schemas/content/static-page-reference.schema.json"},maxItems:12},group:{
type:"string",title:"Group",description:"All pages of this group follow those chosen.",enum:["legal","information","supp\
ort"]},layout:{type:"string",title:"Layout",description:"List: a plain list of links (if left out). Cards: a card for ea\
ch page with its first sentence.",enum:["list","cards"]}},required:[],"x-marquee":{block:"page-links",version:1,group:"t\
ext",regions:["main"],live:"pageLinks",hydrate:"none",failure:"open",timeBudgetMs:1500}};function E(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t=="string"){if(o(t)>120){
let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return E.errors=e,i===0}function Be(r,{
instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(let t in r)if(!(t==="title"||t==="pages"||t==="group"||t==="layout")){let s={instancePath:a,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propertie\
s"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.pages!==void 0){let t=r.pages;if(Array.isArray(t)){if(t.length>12){let n={
instancePath:a+"/pages",schemaPath:"#/properties/pages/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT \
have more than 12 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)E(t[n],{instancePath:a+"/pages\
/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let s={instancePath:a+
"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),i++}}if(r.group!==void 0){let t=r.group;if(typeof t!="string"){let s={instancePath:a+"/group",schemaPath:"#\
/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t===
"legal"||t==="information"||t==="support")){let s={instancePath:a+"/group",schemaPath:"#/properties/group/enum",keyword:"\
enum",params:{allowedValues:we.properties.group.enum},message:"must be equal to one of the allowed values"};e===null?e=[
s]:e.push(s),i++}}if(r.layout!==void 0){let t=r.layout;if(typeof t!="string"){let s={instancePath:a+"/layout",schemaPath:"\
#/properties/layout/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t===
"list"||t==="cards")){let s={instancePath:a+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues:we.
properties.layout.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return Be.errors=e,i===0}var fs=We;function We(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let t in r)if(t!=="backLabel"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.backLabel!==void 0){let t=r.backLabel;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+"/backLabel",
schemaPath:"#/properties/backLabel/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 \
characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/backLabel",schemaPath:"#/properties/backLab\
el/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:a+"/backLabel",schemaPath:"#/properties/backLabel/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return We.errors=e,i===0}var ys=_e;function _e(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t===
"text"||t==="steps"||t==="banks"||t==="image"||t==="conditions")){let s={instancePath:a,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",
schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 char\
acters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){if(o(t)>240){let s={instancePath:a+
"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:240},message:"must NOT have more than\
 240 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/text",schemaPath:"#/properties/text/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.steps!==void 0){let t=r.steps;if(Array.isArray(t)){if(t.length>4){let n={
instancePath:a+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT h\
ave more than 4 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++){let f=t[n];if(typeof f=="string"){
if(o(f)>80){let m={instancePath:a+"/steps/"+n,schemaPath:"#/properties/steps/items/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[m]:e.push(m),i++}if(o(f)<1){let m={instancePath:a+
"/steps/"+n,schemaPath:"#/properties/steps/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/steps/"+n,schemaPath:"#/properties/\
steps/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let s={
instancePath:a+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),i++}}if(r.banks!==void 0){let t=r.banks;if(Array.isArray(t)){if(t.length>10){let n={instancePath:a+
"/banks",schemaPath:"#/properties/banks/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than \
10 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)P(t[n],{instancePath:a+"/banks/"+n,parentData:t,
parentDataProperty:n,rootData:l})||(e=e===null?P.errors:e.concat(P.errors),i=e.length)}else{let s={instancePath:a+"/bank\
s",schemaPath:"#/properties/banks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),i++}}if(r.image!==void 0&&(g(r.image,{instancePath:a+"/image",parentData:r,parentDataProperty:"image",rootData:l})||(e=
e===null?g.errors:e.concat(g.errors),i=e.length)),r.conditions!==void 0){let t=r.conditions;if(typeof t=="string"){if(o(
t)>400){let s={instancePath:a+"/conditions",schemaPath:"#/properties/conditions/maxLength",keyword:"maxLength",params:{limit:400},
message:"must NOT have more than 400 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/condit\
ions",schemaPath:"#/properties/conditions/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/conditions",schemaPath:"#/properties/condi\
tions/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return _e.
errors=e,i===0}var gs=Ve;function Ve(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(let t in r)if(t!=="backLabel"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.backLabel!==void 0){let t=r.backLabel;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+"/backLabel",
schemaPath:"#/properties/backLabel/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 \
characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/backLabel",schemaPath:"#/properties/backLab\
el/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:a+"/backLabel",schemaPath:"#/properties/backLabel/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ve.errors=e,i===0}var ws=Re;function Re(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t===
"intro"||t==="emptyText")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.
title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properti\
es/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.intro!==
void 0){let t=r.intro;if(typeof t=="string"){if(o(t)>300){let s={instancePath:a+"/intro",schemaPath:"#/properties/intro/\
maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(
s),i++}if(o(t)<1){let s={instancePath:a+"/intro",schemaPath:"#/properties/intro/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/intro",schemaPath:"\
#/properties/intro/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.
emptyText!==void 0){let t=r.emptyText;if(typeof t=="string"){if(o(t)>160){let s={instancePath:a+"/emptyText",schemaPath:"\
#/properties/emptyText/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};
e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/emptyText",schemaPath:"#/properties/emptyText/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/emptyText",schemaPath:"#/properties/emptyText/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Re.errors=e,i===0}var bs=Ge,Mt={$schema:"http://j\
son-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/promotions-row.schema.json",title:"Promotions r\
ow",description:"A row of promotion cards that scrolls sideways.",type:"object",additionalProperties:!1,properties:{title:{
type:"string",title:"Title",description:"Heading above the cards.",minLength:1,maxLength:80,"x-content":{localized:!0}},
source:{type:"string",title:"Source",description:"Where the promotions come from: chosen one by one, a category, or the \
first ones of the whole list.",enum:["chosen","category","first"]},promotions:{type:"array",title:"Promotions",description:"\
The promotions of the row from first to last; needed when they are chosen one by one.",items:{$ref:"https://marquee.dev/\
schemas/content/promotion-reference.schema.json"},maxItems:12},promotionCategory:{title:"Category",description:"The cate\
gory whose promotions are shown; needed when they come from a category.",allOf:[{$ref:"https://marquee.dev/schemas/conte\
nt/promotion-category-reference.schema.json"}]},limit:{type:"integer",title:"Number of cards",description:"Shows at most\
 this many cards; left out it is six.",minimum:1,maximum:12}},required:["title","source"],allOf:[{if:{required:["source"],
properties:{source:{const:"chosen"}}},then:{required:["promotions"],properties:{promotions:{type:"array",minItems:1}}}},
{if:{required:["source"],properties:{source:{const:"category"}}},then:{required:["promotionCategory"]}}],"x-marquee":{block:"\
promotions-row",version:3,group:"promotions",regions:["main"],live:"promotions",hydrate:"visible",failure:"open",timeBudgetMs:1500,
promotional:!0}};function S(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t=="string"){if(o(t)>120){
let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return S.errors=e,i===0}function F(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.slug===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="slug"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t=="string"){if(o(t)>120){
let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:120},message:"m\
ust NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return F.errors=e,i===0}function Ge(r,{
instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0,t=i,s=!0,n=i;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let d;if(r.source===void 0&&(d="source")){let y={};e===null?e=[y]:e.push(y),i++}else if(r.source!==
void 0&&r.source!=="chosen"){let y={};e===null?e=[y]:e.push(y),i++}}var f=n===i;if(i=t,e!==null&&(t?e.length=t:e=null),f){
let d=i;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.promotions===void 0){let v={instancePath:a,schemaPath:"#/allOf\
/0/then/required",keyword:"required",params:{missingProperty:"promotions"},message:"must have required property 'promoti\
ons'"};e===null?e=[v]:e.push(v),i++}if(r.promotions!==void 0){let v=r.promotions;if(Array.isArray(v)){if(v.length<1){let N={
instancePath:a+"/promotions",schemaPath:"#/allOf/0/then/properties/promotions/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[N]:e.push(N),i++}}else{let N={instancePath:a+"/promotions",schemaPath:"\
#/allOf/0/then/properties/promotions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[N]:
e.push(N),i++}}}var f=d===i;s=f}if(!s){let d={instancePath:a,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};e===null?e=[d]:e.push(d),i++}let m=i,u=!0,w=i;if(r&&typeof r=="object"&&!Array.
isArray(r)){let d;if(r.source===void 0&&(d="source")){let y={};e===null?e=[y]:e.push(y),i++}else if(r.source!==void 0&&r.
source!=="category"){let y={};e===null?e=[y]:e.push(y),i++}}var b=w===i;if(i=m,e!==null&&(m?e.length=m:e=null),b){let d=i;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.promotionCategory===void 0){let v={instancePath:a,schemaPath:"#/allOf/1/t\
hen/required",keyword:"required",params:{missingProperty:"promotionCategory"},message:"must have required property 'prom\
otionCategory'"};e===null?e=[v]:e.push(v),i++}var b=d===i;u=b}if(!u){let d={instancePath:a,schemaPath:"#/allOf/1/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[d]:e.push(d),i++}if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let d={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[d]:e.push(d),i++}if(r.source===void 0){let d={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'sourc\
e'"};e===null?e=[d]:e.push(d),i++}for(let d in r)if(!(d==="title"||d==="source"||d==="promotions"||d==="promotionCategor\
y"||d==="limit")){let y={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),i++}if(r.title!==void 0){let d=r.title;if(typeof d==
"string"){if(o(d)>80){let y={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:80},message:"must NOT have more than 80 characters"};e===null?e=[y]:e.push(y),i++}if(o(d)<1){let y={instancePath:a+
"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:a+"/title",schemaPath:"#/properties/title/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}if(r.source!==void 0){let d=r.
source;if(typeof d!="string"){let y={instancePath:a+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}if(!(d==="chosen"||d==="category"||d==="first")){let y={
instancePath:a+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Mt.properties.source.
enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),i++}}if(r.promotions!==void 0){let d=r.
promotions;if(Array.isArray(d)){if(d.length>12){let v={instancePath:a+"/promotions",schemaPath:"#/properties/promotions/\
maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items"};e===null?e=[v]:e.push(v),i++}
let y=d.length;for(let v=0;v<y;v++)S(d[v],{instancePath:a+"/promotions/"+v,parentData:d,parentDataProperty:v,rootData:l})||
(e=e===null?S.errors:e.concat(S.errors),i=e.length)}else{let y={instancePath:a+"/promotions",schemaPath:"#/properties/pr\
omotions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),i++}}if(r.promotionCategory!==
void 0&&(F(r.promotionCategory,{instancePath:a+"/promotionCategory",parentData:r,parentDataProperty:"promotionCategory",
rootData:l})||(e=e===null?F.errors:e.concat(F.errors),i=e.length)),r.limit!==void 0){let d=r.limit;if(!(typeof d=="numbe\
r"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let y={instancePath:a+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),i++}if(typeof d=="number"&&isFinite(d)){if(d>
12||isNaN(d)){let y={instancePath:a+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:12},message:"must be <= 12"};e===null?e=[y]:e.push(y),i++}if(d<1||isNaN(d)){let y={instancePath:a+"/limit",schemaPath:"\
#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.
push(y),i++}}}}else{let d={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[d]:e.push(d),i++}return Ge.errors=e,i===0}var ks=Ke;function H(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.providerId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"providerId"},message:"must have required property 'providerId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="providerId"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.providerId!==void 0){let t=r.providerId;
if(typeof t=="string"){if(o(t)>120){let s={instancePath:a+"/providerId",schemaPath:"#/properties/providerId/maxLength",keyword:"\
maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){
let s={instancePath:a+"/providerId",schemaPath:"#/properties/providerId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/providerId",
schemaPath:"#/properties/providerId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return H.errors=e,i===0}function Ke(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="providers")){let s={instancePath:a,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.providers!==void 0){let t=r.providers;if(Array.isArray(t)){if(t.length>
30){let n={instancePath:a+"/providers",schemaPath:"#/properties/providers/maxItems",keyword:"maxItems",params:{limit:30},
message:"must NOT have more than 30 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)H(t[n],{instancePath:a+
"/providers/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?H.errors:e.concat(H.errors),i=e.length)}else{
let s={instancePath:a+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ke.errors=e,i===0}var vs=Ze;function Ze(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.text===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};
e===null?e=[t]:e.push(t),i++}if(r.organisations===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"organisations"},message:"must have required property 'organisations'"};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(!(t==="title"||t==="text"||t==="links"||t==="organisations")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){if(o(t)>400){let s={
instancePath:a+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:400},message:"must NOT\
 have more than 400 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/text",schemaPath:"#/pro\
perties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:a+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.links!==void 0){let t=r.links;if(Array.isArray(t)){
if(t.length>6){let n={instancePath:a+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit:6},
message:"must NOT have more than 6 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)c(t[n],{instancePath:a+
"/links/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{let s={
instancePath:a+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),i++}}if(r.organisations!==void 0){let t=r.organisations;if(Array.isArray(t)){if(t.length>8){let n={
instancePath:a+"/organisations",schemaPath:"#/properties/organisations/maxItems",keyword:"maxItems",params:{limit:8},message:"\
must NOT have more than 8 items"};e===null?e=[n]:e.push(n),i++}if(t.length<1){let n={instancePath:a+"/organisations",schemaPath:"\
#/properties/organisations/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)P(t[n],{instancePath:a+"/organisations/"+n,parentData:t,parentDataProperty:n,
rootData:l})||(e=e===null?P.errors:e.concat(P.errors),i=e.length)}else{let s={instancePath:a+"/organisations",schemaPath:"\
#/properties/organisations/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}return Ze.errors=e,i===0}var Ps=Qe;function Qe(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.body===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="body")){let s={instancePath:a,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}r.body!==void 0&&(k(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"\
body",rootData:l})||(e=e===null?k.errors:e.concat(k.errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Qe.errors=e,i===0}var xs=Ue;function Ue(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.amount===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};e===null?e=[t]:e.push(t),i++}if(r.callsToAction===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"callsToAction"},message:"must have required property 'callsToAction'"};e===null?e=[t]:e.
push(t),i++}if(r.conditions===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
conditions"},message:"must have required property 'conditions'"};e===null?e=[t]:e.push(t),i++}if(r.termsLink===void 0){let t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"termsLink"},message:"must have requir\
ed property 'termsLink'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="amount"||t==="text"||t==="i\
mage"||t==="callsToAction"||t==="conditions"||t==="termsLink")){let s={instancePath:a,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.amount!==void 0){let t=r.amount;if(typeof t=="string"){if(o(t)>90){let s={instancePath:a+"/amoun\
t",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:90},message:"must NOT have more than 90 \
characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),i++}}if(r.text!==void 0){let t=r.text;if(typeof t=="string"){if(o(t)>240){let s={
instancePath:a+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:240},message:"must NOT\
 have more than 240 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/text",schemaPath:"#/pro\
perties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:a+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.image!==void 0&&(g(r.image,{instancePath:a+"/image",
parentData:r,parentDataProperty:"image",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.callsToAction!==
void 0){let t=r.callsToAction;if(Array.isArray(t)){if(t.length>3){let n={instancePath:a+"/callsToAction",schemaPath:"#/p\
roperties/callsToAction/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?
e=[n]:e.push(n),i++}if(t.length<1){let n={instancePath:a+"/callsToAction",schemaPath:"#/properties/callsToAction/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.
length;for(let n=0;n<s;n++)c(t[n],{instancePath:a+"/callsToAction/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=
e===null?c.errors:e.concat(c.errors),i=e.length)}else{let s={instancePath:a+"/callsToAction",schemaPath:"#/properties/ca\
llsToAction/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.conditions!==
void 0){let t=r.conditions;if(typeof t=="string"){if(o(t)>600){let s={instancePath:a+"/conditions",schemaPath:"#/propert\
ies/conditions/maxLength",keyword:"maxLength",params:{limit:600},message:"must NOT have more than 600 characters"};e===null?
e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/conditions",schemaPath:"#/properties/conditions/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}r.termsLink!==void 0&&(c(r.termsLink,{instancePath:a+"/termsLink",parentData:r,parentDataProperty:"\
termsLink",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ue.errors=e,i===
0}var Ls=Ye;function Ye(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.callToAction===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"callToAction"},message:"must have required property \
'callToAction'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="subtitle"||t==="image"||t==="steps"||
t==="callToAction"||t==="bonusCode"||t==="conditions")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.subtitle!==void 0){let t=r.subtitle;if(typeof t=="string"){if(o(t)>240){let s={instancePath:a+"/\
subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit:240},message:"must NOT have mor\
e than 240 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/subtitle",schemaPath:"#/properti\
es/subtitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.image!==void 0&&(g(r.image,{instancePath:a+"\
/image",parentData:r,parentDataProperty:"image",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.steps!==
void 0){let t=r.steps;if(Array.isArray(t)){if(t.length>5){let n={instancePath:a+"/steps",schemaPath:"#/properties/steps/\
maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[n]:e.push(n),i++}let s=t.
length;for(let n=0;n<s;n++){let f=t[n];if(typeof f=="string"){if(o(f)>120){let m={instancePath:a+"/steps/"+n,schemaPath:"\
#/properties/steps/items/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characte\
rs"};e===null?e=[m]:e.push(m),i++}if(o(f)<1){let m={instancePath:a+"/steps/"+n,schemaPath:"#/properties/steps/items/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{
let m={instancePath:a+"/steps/"+n,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:a+"/steps",schemaPath:"#/properties/steps/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.callToAction!==void 0&&
(c(r.callToAction,{instancePath:a+"/callToAction",parentData:r,parentDataProperty:"callToAction",rootData:l})||(e=e===null?
c.errors:e.concat(c.errors),i=e.length)),r.bonusCode!==void 0){let t=r.bonusCode;if(typeof t=="string"){if(o(t)>120){let s={
instancePath:a+"/bonusCode",schemaPath:"#/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:120},message:"\
must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/bonusCode",schemaPath:"\
#/properties/bonusCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/bonusCode",schemaPath:"#/properties/bonusCode/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}r.conditions!==void 0&&(k(r.conditions,
{instancePath:a+"/conditions",parentData:r,parentDataProperty:"conditions",rootData:l})||(e=e===null?k.errors:e.concat(k.
errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}return Ye.errors=e,i===0}var Ts=Je,Et={$schema:"http://json-schema.org/draft-07\
/schema#",$id:"https://marquee.dev/schemas/blocks/site-footer.schema.json",title:"Site footer",description:"The foot of \
every page: lists of links, payment methods, licences, responsible-gambling marks and the terms of the brand.",type:"obj\
ect",additionalProperties:!1,properties:{logo:{title:"Logo",description:"Logo of the brand for the colour of the footer.",
allOf:[{$ref:"https://marquee.dev/schemas/content/image.schema.json"}]},linkGroups:{type:"array",title:"Link lists",description:"\
Lists of links beside those of the static pages.",items:{$ref:"https://marquee.dev/schemas/content/link-group.schema.jso\
n"},maxItems:3},licences:{type:"array",title:"Licences",description:"The licences of the brand in this market.",maxItems:6,
items:{$ref:"https://marquee.dev/schemas/content/mark.schema.json"},minItems:1},regulationMarks:{type:"array",title:"Reg\
ulation and responsible-gambling marks",description:"Age mark, help line, self-exclusion register and the like.",maxItems:10,
items:{$ref:"https://marquee.dev/schemas/content/mark.schema.json"},minItems:1},showPaymentMethods:{type:"boolean",title:"\
Show payment methods",description:"Switched on: the logos of the payment methods of the market are shown."},terms:{title:"\
Footer terms",description:"Licence sentence, address of the company and warnings, as the authority asks for them.",allOf:[
{$ref:"https://marquee.dev/schemas/content/rich-text.schema.json"}],"x-content":{localized:!0}},suppliesTerms:{type:"boo\
lean",title:"Footer supplies the terms",description:"Switched on: the footer holds the terms, and the page of its own fo\
r them is hidden."},disableLiveChat:{type:"boolean",title:"Without live chat",description:"Switched on: the market of th\
is footer has no live chat, and its messenger is not loaded."},copyright:{type:"string",title:"Copyright",description:"T\
he last line of the page.",minLength:1,maxLength:160,"x-content":{localized:!0}}},required:["terms","licences","regulati\
onMarks"],"x-marquee":{block:"site-footer",version:1,group:"frame",regions:["footer"],live:"footer",hydrate:"none",failure:"\
closed",timeBudgetMs:1500}};function B(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.label===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),i++}if(r.links===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="label"||t==="links")){let s={instancePath:a,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),i++}if(r.label!==void 0){let t=r.label;if(typeof t=="string"){if(o(t)>40){let s={instancePath:a+
"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more tha\
n 40 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.links!==void 0){let t=r.links;if(Array.isArray(t)){if(t.length>8){let n={
instancePath:a+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT h\
ave more than 8 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)c(t[n],{instancePath:a+"/links/"+
n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{let s={instancePath:a+
"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),i++}return B.errors=e,i===0}function Je(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.terms===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"terms"},message:"must have required property 'terms'"};
e===null?e=[t]:e.push(t),i++}if(r.licences===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"licences"},message:"must have required property 'licences'"};e===null?e=[t]:e.push(t),i++}if(r.regulationMarks===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"regulationMarks"},message:"\
must have required property 'regulationMarks'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!K.call(Et.properties,t)){
let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.logo!==void 0&&(g(r.logo,{instancePath:a+"/logo",
parentData:r,parentDataProperty:"logo",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.linkGroups!==
void 0){let t=r.linkGroups;if(Array.isArray(t)){if(t.length>3){let n={instancePath:a+"/linkGroups",schemaPath:"#/propert\
ies/linkGroups/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[n]:e.
push(n),i++}let s=t.length;for(let n=0;n<s;n++)B(t[n],{instancePath:a+"/linkGroups/"+n,parentData:t,parentDataProperty:n,
rootData:l})||(e=e===null?B.errors:e.concat(B.errors),i=e.length)}else{let s={instancePath:a+"/linkGroups",schemaPath:"#\
/properties/linkGroups/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}
if(r.licences!==void 0){let t=r.licences;if(Array.isArray(t)){if(t.length>6){let n={instancePath:a+"/licences",schemaPath:"\
#/properties/licences/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more than 6 items"};e===null?
e=[n]:e.push(n),i++}if(t.length<1){let n={instancePath:a+"/licences",schemaPath:"#/properties/licences/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<
s;n++)P(t[n],{instancePath:a+"/licences/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?P.errors:e.concat(
P.errors),i=e.length)}else{let s={instancePath:a+"/licences",schemaPath:"#/properties/licences/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.regulationMarks!==void 0){let t=r.regulationMarks;
if(Array.isArray(t)){if(t.length>10){let n={instancePath:a+"/regulationMarks",schemaPath:"#/properties/regulationMarks/m\
axItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[n]:e.push(n),i++}if(t.
length<1){let n={instancePath:a+"/regulationMarks",schemaPath:"#/properties/regulationMarks/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)
P(t[n],{instancePath:a+"/regulationMarks/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?P.errors:e.concat(
P.errors),i=e.length)}else{let s={instancePath:a+"/regulationMarks",schemaPath:"#/properties/regulationMarks/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.showPaymentMethods!==void 0&&typeof r.
showPaymentMethods!="boolean"){let t={instancePath:a+"/showPaymentMethods",schemaPath:"#/properties/showPaymentMethods/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.terms!==void 0&&
(k(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:l})||(e=e===null?k.errors:e.concat(
k.errors),i=e.length)),r.suppliesTerms!==void 0&&typeof r.suppliesTerms!="boolean"){let t={instancePath:a+"/suppliesTerm\
s",schemaPath:"#/properties/suppliesTerms/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),i++}if(r.disableLiveChat!==void 0&&typeof r.disableLiveChat!="boolean"){let t={instancePath:a+"/disableL\
iveChat",schemaPath:"#/properties/disableLiveChat/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),i++}if(r.copyright!==void 0){let t=r.copyright;if(typeof t=="string"){if(o(t)>160){let s={instancePath:a+
"/copyright",schemaPath:"#/properties/copyright/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have\
 more than 160 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/copyright",schemaPath:"#/pro\
perties/copyright/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Je.errors=e,i===0}var qs=Xe;function Xe(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.logo===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
logo"},message:"must have required property 'logo'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="logo"||t==="l\
inks"||t==="actions")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.logo!==void 0&&(g(
r.logo,{instancePath:a+"/logo",parentData:r,parentDataProperty:"logo",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),
i=e.length)),r.links!==void 0){let t=r.links;if(Array.isArray(t)){if(t.length>8){let n={instancePath:a+"/links",schemaPath:"\
#/properties/links/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items"};e===null?e=[
n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)c(t[n],{instancePath:a+"/links/"+n,parentData:t,parentDataProperty:n,
rootData:l})||(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{let s={instancePath:a+"/links",schemaPath:"#/prop\
erties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.actions!==
void 0){let t=r.actions;if(Array.isArray(t)){if(t.length>3){let n={instancePath:a+"/actions",schemaPath:"#/properties/ac\
tions/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[n]:e.push(n),
i++}let s=t.length;for(let n=0;n<s;n++)c(t[n],{instancePath:a+"/actions/"+n,parentData:t,parentDataProperty:n,rootData:l})||
(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{let s={instancePath:a+"/actions",schemaPath:"#/properties/actio\
ns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Xe.
errors=e,i===0}var js=et,St={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/t\
able.schema.json",title:"Table",description:"Figures or facts in rows and columns, such as limits, fees or payout times.",
type:"object",additionalProperties:!1,properties:{title:{type:"string",title:"Title",description:"Heading above the bloc\
k. Leave it empty where the text around it introduces it.",minLength:1,maxLength:80,"x-content":{localized:!0}},caption:{
type:"string",title:"Caption",description:"What the table shows, in a few words; read aloud before the table.",minLength:1,
maxLength:160,"x-content":{localized:!0}},table:{title:"Table",description:"A text with one table. Switch on its header \
row to name the columns. Text before the table introduces it, text after it becomes the notes.",allOf:[{$ref:"https://ma\
rquee.dev/schemas/content/rich-text.schema.json"}],"x-content":{localized:!0}},rowHeaders:{type:"boolean",title:"First c\
olumn names the row",description:"The first cell of every row is its heading and stays in sight when the table is scroll\
ed sideways."},numbers:{type:"string",title:"Numbers",description:"Align: columns of numbers and amounts are lined up at\
 their end (if left out). As text: every column begins at its start.",enum:["align","as-text"]}},required:["caption","ta\
ble"],"x-marquee":{block:"table",version:1,group:"text",regions:["main"],live:null,hydrate:"none",failure:"open",timeBudgetMs:1500}};
function et(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.caption===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"caption"},message:"must have required property 'caption'"};e===null?e=[t]:e.push(t),i++}if(r.table===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"table"},message:"must have req\
uired property 'table'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="caption"||t==="table"||t==="\
rowHeaders"||t==="numbers")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.
title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properti\
es/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.caption!==
void 0){let t=r.caption;if(typeof t=="string"){if(o(t)>160){let s={instancePath:a+"/caption",schemaPath:"#/properties/ca\
ption/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 characters"};e===null?e=[s]:
e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.table!==void 0&&(k(r.table,{instancePath:a+"/table",parentData:r,parentDataProperty:"table",rootData:l})||
(e=e===null?k.errors:e.concat(k.errors),i=e.length)),r.rowHeaders!==void 0&&typeof r.rowHeaders!="boolean"){let t={instancePath:a+
"/rowHeaders",schemaPath:"#/properties/rowHeaders/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),i++}if(r.numbers!==void 0){let t=r.numbers;if(typeof t!="string"){let s={instancePath:a+"/numbe\
rs",schemaPath:"#/properties/numbers/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}if(!(t==="align"||t==="as-text")){let s={instancePath:a+"/numbers",schemaPath:"#/properties/numbers/enum",
keyword:"enum",params:{allowedValues:St.properties.numbers.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return et.errors=e,i===0}var Ns=tt;function tt(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.panels===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"panels"},message:"must have required property 'panel\
s'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="panels")){let s={instancePath:a,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more tha\
n 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.panels!==void 0){let t=r.panels;if(Array.isArray(t)){if(t.length>8){
let n={instancePath:a+"/panels",schemaPath:"#/properties/panels/maxItems",keyword:"maxItems",params:{limit:8},message:"m\
ust NOT have more than 8 items"};e===null?e=[n]:e.push(n),i++}if(t.length<2){let n={instancePath:a+"/panels",schemaPath:"\
#/properties/panels/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=
[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)j(t[n],{instancePath:a+"/panels/"+n,parentData:t,parentDataProperty:n,
rootData:l})||(e=e===null?j.errors:e.concat(j.errors),i=e.length)}else{let s={instancePath:a+"/panels",schemaPath:"#/pro\
perties/panels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return tt.errors=e,i===0}var Os=st;function W(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.tournamentId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"tournamentId"},message:"must have required property 'tournamentId'"};e===null?e=[t]:e.push(t),i++}if(r.
name===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.image===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"image"},message:"must have required property 'image'"};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="tournamentId"||t==="name"||t==="subtitle"||t==="image"||t==="rules"||t==="g\
ames")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.tournamentId!==void 0){let t=r.tournamentId;
if(typeof t=="string"){if(o(t)>120){let s={instancePath:a+"/tournamentId",schemaPath:"#/properties/tournamentId/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[s]:e.push(s),i++}
if(o(t)<1){let s={instancePath:a+"/tournamentId",schemaPath:"#/properties/tournamentId/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/tou\
rnamentId",schemaPath:"#/properties/tournamentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/na\
me",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 c\
haracters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),i++}}if(r.subtitle!==void 0){let t=r.subtitle;if(typeof t=="string"){if(o(t)>200){let s={
instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/subtitle",schemaPath:"\
#/properties/subtitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.image!==void 0&&(g(r.image,{instancePath:a+
"/image",parentData:r,parentDataProperty:"image",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.rules!==
void 0&&(k(r.rules,{instancePath:a+"/rules",parentData:r,parentDataProperty:"rules",rootData:l})||(e=e===null?k.errors:e.
concat(k.errors),i=e.length)),r.games!==void 0){let t=r.games;if(Array.isArray(t)){if(t.length>12){let n={instancePath:a+
"/games",schemaPath:"#/properties/games/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than \
12 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)L(t[n],{instancePath:a+"/games/"+n,parentData:t,
parentDataProperty:n,rootData:l})||(e=e===null?L.errors:e.concat(L.errors),i=e.length)}else{let s={instancePath:a+"/game\
s",schemaPath:"#/properties/games/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}return W.errors=e,i===0}function st(r,{instancePath:a="",parentData:h,parentDataProperty:p,
rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.tournament===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tournament"},message:"must have required property 't\
ournament'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="tournament"||t==="overlayTitle"||t==="callsToAction"||
t==="leaderboardRows")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.tournament!==void 0&&
(W(r.tournament,{instancePath:a+"/tournament",parentData:r,parentDataProperty:"tournament",rootData:l})||(e=e===null?W.errors:
e.concat(W.errors),i=e.length)),r.overlayTitle!==void 0){let t=r.overlayTitle;if(typeof t=="string"){if(o(t)>60){let s={
instancePath:a+"/overlayTitle",schemaPath:"#/properties/overlayTitle/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/overlayTitle",schemaPath:"\
#/properties/overlayTitle/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/overlayTitle",schemaPath:"#/properties/overlayTitle/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.callsToAction!==void 0){let t=r.
callsToAction;if(Array.isArray(t)){if(t.length>2){let n={instancePath:a+"/callsToAction",schemaPath:"#/properties/callsT\
oAction/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[n]:e.push(n),
i++}let s=t.length;for(let n=0;n<s;n++)c(t[n],{instancePath:a+"/callsToAction/"+n,parentData:t,parentDataProperty:n,rootData:l})||
(e=e===null?c.errors:e.concat(c.errors),i=e.length)}else{let s={instancePath:a+"/callsToAction",schemaPath:"#/properties\
/callsToAction/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.leaderboardRows!==
void 0){let t=r.leaderboardRows;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/leader\
boardRows",schemaPath:"#/properties/leaderboardRows/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>20||isNaN(t)){let s={instancePath:a+"/leaderbo\
ardRows",schemaPath:"#/properties/leaderboardRows/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"\
must be <= 20"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:a+"/leaderboardRows",schemaPath:"#/pr\
operties/leaderboardRows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[s]:e.push(s),i++}}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}return st.errors=e,i===0}var As=rt;function rt(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t===
"link"||t==="visitorText"||t==="visitorLink")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/prope\
rties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=
[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.link!==void 0&&(c(r.link,{instancePath:a+"/link",parentData:r,parentDataProperty:"link",rootData:l})||
(e=e===null?c.errors:e.concat(c.errors),i=e.length)),r.visitorText!==void 0){let t=r.visitorText;if(typeof t=="string"){
if(o(t)>240){let s={instancePath:a+"/visitorText",schemaPath:"#/properties/visitorText/maxLength",keyword:"maxLength",params:{
limit:240},message:"must NOT have more than 240 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/visitorText",schemaPath:"#/properties/visitorText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/visitorText",schemaPath:"#/prope\
rties/visitorText/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}r.
visitorLink!==void 0&&(c(r.visitorLink,{instancePath:a+"/visitorLink",parentData:r,parentDataProperty:"visitorLink",rootData:l})||
(e=e===null?c.errors:e.concat(c.errors),i=e.length))}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return rt.errors=e,i===0}var Ds=it,re={$schema:"ht\
tp://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/blocks/video.schema.json",title:"Video",description:"\
A film behind a still picture. Nothing of it is loaded before the visitor plays it.",type:"object",additionalProperties:!1,
properties:{title:{type:"string",title:"Title",description:"What the film shows; heading of the block and name of the pl\
ayer.",minLength:1,maxLength:80,"x-content":{localized:!0}},description:{type:"string",title:"Description",description:"\
One or two sentences below the film.",minLength:1,maxLength:300,"x-content":{localized:!0}},poster:{title:"Still picture",
description:"Shown until the film is played, cut to 16:9 like the player.",allOf:[{$ref:"https://marquee.dev/schemas/con\
tent/image.schema.json"}]},sources:{type:"array",title:"Films",description:"The same film in several formats, the best o\
ne first; one of them MP4.",items:{$ref:"https://marquee.dev/schemas/content/video-file.schema.json"},minItems:1,maxItems:3},
captions:{type:"array",title:"Captions",description:"One for each language. A film in which somebody speaks needs them.",
items:{$ref:"https://marquee.dev/schemas/content/caption-track.schema.json"},maxItems:8},transcript:{title:"Transcript",
description:"The film told as text, for everybody who reads instead.",allOf:[{$ref:"https://marquee.dev/schemas/content/\
rich-text.schema.json"}],"x-content":{localized:!0}},seconds:{type:"integer",title:"Length",description:"Length of the f\
ilm in seconds, shown on the still picture.",minimum:1,maximum:36e3},playback:{type:"string",title:"Playback",description:"\
On request: played by a press of the button (if left out). Silent loop: plays without sound, over and over, where visito\
rs do not mind motion and data.",enum:["on-request","silent-loop"]},width:{type:"string",title:"Width",description:"Cont\
ained: as wide as other blocks (if left out). Narrow: as wide as text.",enum:["contained","narrow"]}},required:["title",
"poster","sources"],"x-marquee":{block:"video",version:1,group:"media",regions:["main"],live:null,hydrate:"visible",failure:"\
open",timeBudgetMs:1500}},Ft={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/content\
/video-file.schema.json",title:"Video file",description:"A film the content service keeps.",type:"object",additionalProperties:!1,
properties:{url:{type:"string",title:"Address",description:"Absolute address of the file at the content service.",format:"\
uri",pattern:"^https?://",maxLength:2e3},contentType:{type:"string",title:"Kind of file",description:"Every browser play\
s MP4; WebM is smaller.",enum:["video/mp4","video/webm"]}},required:["url","contentType"]};function _(r,{instancePath:a="",
parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'"};e===null?e=[t]:e.push(t),i++}if(r.contentType===void 0){let t={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required property 'contentType'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="url"||t==="contentType")){let s={instancePath:a,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),i++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(o(t)>2e3){let s={instancePath:a+
"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2\
000 characters"};e===null?e=[s]:e.push(s),i++}if(!ae.test(t)){let s={instancePath:a+"/url",schemaPath:"#/properties/url/\
pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[s]:e.push(
s),i++}if(!ie(t)){let s={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/url",schemaPath:"#/propert\
ies/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.contentType!==
void 0){let t=r.contentType;if(typeof t!="string"){let s={instancePath:a+"/contentType",schemaPath:"#/properties/content\
Type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="video/\
mp4"||t==="video/webm")){let s={instancePath:a+"/contentType",schemaPath:"#/properties/contentType/enum",keyword:"enum",
params:{allowedValues:Ft.properties.contentType.enum},message:"must be equal to one of the allowed values"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),i++}return _.errors=e,i===0}var Ht=new RegExp("^[a-z]{2,3}(-[A-Za-z]{2,4})?$","u"),Bt={$schema:"http://json-schema.org/draft-07/schema#",$id:"https:\
//marquee.dev/schemas/content/caption-file.schema.json",title:"Caption file",description:"Captions in the WebVTT format.",
type:"object",additionalProperties:!1,properties:{url:{type:"string",title:"Address",description:"Absolute address of th\
e file at the content service.",format:"uri",pattern:"^https?://",maxLength:2e3},contentType:{type:"string",title:"Kind \
of file",description:"Captions are kept as WebVTT.",enum:["text/vtt"]}},required:["url","contentType"]};function V(r,{instancePath:a="",
parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'"};e===null?e=[t]:e.push(t),i++}if(r.contentType===void 0){let t={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required property 'contentType'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="url"||t==="contentType")){let s={instancePath:a,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),i++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(o(t)>2e3){let s={instancePath:a+
"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2\
000 characters"};e===null?e=[s]:e.push(s),i++}if(!ae.test(t)){let s={instancePath:a+"/url",schemaPath:"#/properties/url/\
pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[s]:e.push(
s),i++}if(!ie(t)){let s={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/url",schemaPath:"#/propert\
ies/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.contentType!==
void 0){let t=r.contentType;if(typeof t!="string"){let s={instancePath:a+"/contentType",schemaPath:"#/properties/content\
Type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t!=="text/vtt"){
let s={instancePath:a+"/contentType",schemaPath:"#/properties/contentType/enum",keyword:"enum",params:{allowedValues:Bt.
properties.contentType.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return V.errors=e,i===0}function R(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.label===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),i++}if(r.
language===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"language"},
message:"must have required property 'language'"};e===null?e=[t]:e.push(t),i++}if(r.file===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="label"||t==="language"||t==="file")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(r.label!==void 0){let t=r.label;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+
"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more tha\
n 60 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/label",schemaPath:"#/properties/label/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.language!==void 0){let t=r.language;if(typeof t=="string"){if(o(t)>12){
let s={instancePath:a+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit:12},message:"\
must NOT have more than 12 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<2){let s={instancePath:a+"/language",schemaPath:"\
#/properties/language/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[s]:e.push(s),i++}if(!Ht.test(t)){let s={instancePath:a+"/language",schemaPath:"#/properties/language/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2,3}(-[A-Za-z]{2,4})?$"},message:'must match pattern "^[a-z]{2,3}(-[A-Za-z]{2,4})?$"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/language",schemaPath:"#/properties/language/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}r.file!==void 0&&(V(r.file,{instancePath:a+
"/file",parentData:r,parentDataProperty:"file",rootData:l})||(e=e===null?V.errors:e.concat(V.errors),i=e.length))}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return R.errors=e,i===0}function it(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.
poster===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"poster"},message:"\
must have required property 'poster'"};e===null?e=[t]:e.push(t),i++}if(r.sources===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!K.call(re.properties,t)){let s={instancePath:a,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(r.description!==void 0){let t=r.description;if(typeof t=="string"){if(o(t)>300){let s={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT \
have more than 300 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/description",schemaPath:"\
#/properties/description/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.poster!==void 0&&(g(r.poster,{
instancePath:a+"/poster",parentData:r,parentDataProperty:"poster",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),
i=e.length)),r.sources!==void 0){let t=r.sources;if(Array.isArray(t)){if(t.length>3){let n={instancePath:a+"/sources",schemaPath:"\
#/properties/sources/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=
[n]:e.push(n),i++}if(t.length<1){let n={instancePath:a+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"mi\
nItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<
s;n++)_(t[n],{instancePath:a+"/sources/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?_.errors:e.concat(
_.errors),i=e.length)}else{let s={instancePath:a+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.captions!==void 0){let t=r.captions;if(Array.isArray(
t)){if(t.length>8){let n={instancePath:a+"/captions",schemaPath:"#/properties/captions/maxItems",keyword:"maxItems",params:{
limit:8},message:"must NOT have more than 8 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)R(t[n],
{instancePath:a+"/captions/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?R.errors:e.concat(R.errors),i=
e.length)}else{let s={instancePath:a+"/captions",schemaPath:"#/properties/captions/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.transcript!==void 0&&(k(r.transcript,{instancePath:a+"\
/transcript",parentData:r,parentDataProperty:"transcript",rootData:l})||(e=e===null?k.errors:e.concat(k.errors),i=e.length)),
r.seconds!==void 0){let t=r.seconds;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/se\
conds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>36e3||isNaN(t)){let s={instancePath:a+"/seconds",schemaPath:"\
#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e3},message:"must be <= 36000"};e===null?
e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.playback!==void 0){
let t=r.playback;if(typeof t!="string"){let s={instancePath:a+"/playback",schemaPath:"#/properties/playback/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="on-request"||t==="silent-l\
oop")){let s={instancePath:a+"/playback",schemaPath:"#/properties/playback/enum",keyword:"enum",params:{allowedValues:re.
properties.playback.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.width!==
void 0){let t=r.width;if(typeof t!="string"){let s={instancePath:a+"/width",schemaPath:"#/properties/width/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="contained"||t==="narrow")){
let s={instancePath:a+"/width",schemaPath:"#/properties/width/enum",keyword:"enum",params:{allowedValues:re.properties.width.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return it.errors=e,
i===0}var $s=at;function G(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.emblem===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"emblem"},message:"must have required property 'emble\
m'"};e===null?e=[t]:e.push(t),i++}if(r.benefits===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"benefits"},message:"must have required property 'benefits'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="name"||t==="emblem"||t==="threshold"||t==="benefits")){let s={instancePath:a,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(o(t)>40){let s={instancePath:a+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/name",schemaPath:"#/properties/name/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}}if(r.emblem!==void 0&&(g(r.emblem,{instancePath:a+"/emblem",parentData:r,parentDataProperty:"emblem",rootData:l})||
(e=e===null?g.errors:e.concat(g.errors),i=e.length)),r.threshold!==void 0){let t=r.threshold;if(typeof t=="string"){if(o(
t)>80){let s={instancePath:a+"/threshold",schemaPath:"#/properties/threshold/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/thresho\
ld",schemaPath:"#/properties/threshold/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/threshold",schemaPath:"#/properties/threshold\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.benefits!==void 0){
let t=r.benefits;if(Array.isArray(t)){if(t.length>8){let n={instancePath:a+"/benefits",schemaPath:"#/properties/benefits\
/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items"};e===null?e=[n]:e.push(n),i++}if(t.
length<1){let n={instancePath:a+"/benefits",schemaPath:"#/properties/benefits/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++){let f=t[n];
if(typeof f=="string"){if(o(f)>120){let m={instancePath:a+"/benefits/"+n,schemaPath:"#/properties/benefits/items/maxLeng\
th",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[m]:e.push(m),i++}
if(o(f)<1){let m={instancePath:a+"/benefits/"+n,schemaPath:"#/properties/benefits/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:a+"/ben\
efits/"+n,schemaPath:"#/properties/benefits/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),i++}}}else{let s={instancePath:a+"/benefits",schemaPath:"#/properties/benefits/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return G.errors=e,i===
0}function at(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}if(r.tiers===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tiers"},message:"must have req\
uired property 'tiers'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="title"||t==="intro"||t==="tiers")){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.title!==void 0){let t=r.title;if(typeof t=="stri\
ng"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:80},
message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",
schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.intro!==void 0){let t=r.intro;
if(typeof t=="string"){if(o(t)>300){let s={instancePath:a+"/intro",schemaPath:"#/properties/intro/maxLength",keyword:"ma\
xLength",params:{limit:300},message:"must NOT have more than 300 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/intro",schemaPath:"#/properties/intro/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/intro",schemaPath:"#/properti\
es/intro/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.tiers!==
void 0){let t=r.tiers;if(Array.isArray(t)){if(t.length>6){let n={instancePath:a+"/tiers",schemaPath:"#/properties/tiers/\
maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more than 6 items"};e===null?e=[n]:e.push(n),i++}if(t.
length<1){let n={instancePath:a+"/tiers",schemaPath:"#/properties/tiers/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),i++}let s=t.length;for(let n=0;n<s;n++)G(t[n],{instancePath:a+
"/tiers/"+n,parentData:t,parentDataProperty:n,rootData:l})||(e=e===null?G.errors:e.concat(G.errors),i=e.length)}else{let s={
instancePath:a+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return at.errors=e,i===0}var Is=nt,Wt={$schema:"http://json-schema.org/dra\
ft-07/schema#",$id:"https://marquee.dev/schemas/blocks/winners.schema.json",title:"Winners",description:"The highest and\
 the latest wins of players, as they happen.",type:"object",additionalProperties:!1,properties:{title:{type:"string",title:"\
Title",description:"Heading above the lists.",minLength:1,maxLength:80,"x-content":{localized:!0}},lists:{type:"string",
title:"Lists",description:"Which wins are listed: the highest (top), the latest, or both.",enum:["both","top","latest"]},
rows:{type:"integer",title:"Rows",description:"How many wins each list shows.",minimum:3,maximum:20}},required:["title"],
"x-marquee":{block:"winners",version:1,group:"games",regions:["main"],live:"winners",hydrate:"visible",failure:"open",timeBudgetMs:1500,
promotional:!0}};function nt(r,{instancePath:a="",parentData:h,parentDataProperty:p,rootData:l=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="title"||t==="lists"||t==="rows")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.
title!==void 0){let t=r.title;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/title",schemaPath:"#/properties\
/title/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:
e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}if(r.lists!==void 0){let t=r.lists;if(typeof t!="string"){let s={instancePath:a+"/lists",schemaPath:"#/pr\
operties/lists/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t===
"both"||t==="top"||t==="latest")){let s={instancePath:a+"/lists",schemaPath:"#/properties/lists/enum",keyword:"enum",params:{
allowedValues:Wt.properties.lists.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}
if(r.rows!==void 0){let t=r.rows;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/rows",
schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="number"&&isFinite(t)){if(t>20||isNaN(t)){let s={instancePath:a+"/rows",schemaPath:"#/properties/row\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:20},message:"must be <= 20"};e===null?e=[s]:e.push(s),i++}if(t<
3||isNaN(t)){let s={instancePath:a+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:3},message:"must be >= 3"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return nt.errors=e,i===0}export{Gt as validateAccordionContent,Kt as validateAccountBalanceContent,Zt as validateActiveBonusContent,Qt as validateBannerCarouselContent,
Ut as validateCategoryGridContent,Yt as validateCategoryNavContent,Jt as validateColumnsContent,Xt as validateContactContent,
es as validateCountdownBoxContent,ts as validateFaqContent,ss as validateFeatureListContent,rs as validateFormattedTextContent,
is as validateGameBrowserContent,as as validateGameDetailContent,ns as validateGameRowContent,os as validateHeroBannerContent,
ls as validateImageContent,ms as validateInboxTeaserContent,ps as validateJackpotTickerContent,hs as validateLicenceStripContent,
us as validateLimitsSummaryContent,cs as validateLiveTablesContent,ds as validatePageLinksContent,fs as validatePageTextContent,
ys as validatePayAndPlayContent,gs as validatePromotionDetailContent,ws as validatePromotionListContent,bs as validatePromotionsRowContent,
ks as validateProviderStripContent,vs as validateResponsibleGamblingContent,Ps as validateSeoTextContent,xs as validateSignUpBonusContent,
Ls as validateSignUpPanelContent,Ts as validateSiteFooterContent,qs as validateSiteHeaderContent,js as validateTableContent,
Ns as validateTabsContent,Os as validateTournamentBoxContent,As as validateVerificationStatusContent,Ds as validateVideoContent,
$s as validateVipTiersContent,Is as validateWinnersContent};
